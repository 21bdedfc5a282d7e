import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, type ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyScreen } from '@/kit/platform/lazy-screen'
import { dropMessages } from '../messages'
import { renderThemed } from '../render'

const Loaded = () => <p>Loaded</p>

const fakeImport = () => {
  const tries: PromiseWithResolvers<ComponentType>[] = []
  const load = () => {
    const attempt = Promise.withResolvers<ComponentType>()
    tries.push(attempt)
    return attempt.promise
  }
  return { tries, load }
}

const draw = (screen: ComponentType) => {
  const Screen = screen
  return renderThemed(
    <CatchBoundary getResetKey={() => 0} errorComponent={() => <p>Failed</p>}>
      <Suspense fallback={<p>Loading</p>}>
        <Screen />
      </Suspense>
    </CatchBoundary>,
  )
}

it('is drawn at once when its code is there', async () => {
  const Screen = lazyScreen(async () => Loaded)
  await Screen.preload()
  const screen = await draw(Screen)
  expect(screen.container.textContent).toContain('Loaded')
})

it('shows the failure of the code that it waits for, although a touch asks for it meanwhile', async () => {
  const { tries, load } = fakeImport()
  const Screen = lazyScreen(load)
  const screen = await draw(Screen)
  await expect.element(screen.getByText('Loading')).toBeVisible()
  void Screen.preload()
  tries[0]?.reject(new Error('offline'))
  await expect.element(screen.getByText('Failed')).toBeVisible()
  expect(tries).toHaveLength(1)
  dropMessages(/offline/)
})

it('loads again at the next touch after a failure', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Loaded)
  const Screen = lazyScreen(load)
  await Screen.preload()
  const screen = await draw(Screen)
  await expect.element(screen.getByText('Failed')).toBeVisible()
  dropMessages(/offline/)
  await Screen.preload()
  const again = await draw(Screen)
  await expect.element(again.getByText('Loaded')).toBeVisible()
})
