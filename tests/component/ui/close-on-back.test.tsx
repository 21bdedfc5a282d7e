import { Button } from '@mantine/core'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useCloseOnBack } from '@/kit/overlay/close-on-back'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import { renderThemed } from '../render'

function Overlay({ onClose, isStep }: { onClose: () => void; isStep: boolean }) {
  return (
    <DialogFrame title="Call for help" isStep={isStep} onClose={onClose}>
      999
    </DialogFrame>
  )
}

function Screen({ isStep = false, stays = false }) {
  const [opened, setOpened] = useState(false)
  return (
    <main id="main" tabIndex={-1}>
      <Button onClick={() => setOpened(true)}>Help</Button>
      {opened && <Overlay isStep={isStep} onClose={() => setOpened(stays)} />}
    </main>
  )
}

const open = async (props: { isStep?: boolean; stays?: boolean } = {}) => {
  const screen = await renderThemed(<Screen {...props} />)
  const [address, steps, before] = [window.location.href, window.history.length, window.history.state]
  await screen.getByRole('button', { name: 'Help' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Call for help' })
  await expect.element(dialog).toBeVisible()
  expect(window.location.href).toBe(address)
  return { screen, dialog, before, added: window.history.length - steps }
}

const isAtStep = () => window.history.state?.overlay !== undefined

afterEach(() => vi.unstubAllGlobals())

describe('in a browser with close watchers', () => {
  /** The phone’s Back asks the newest one. */
  const watchers: Set<EventTarget> = new Set()
  class FakeWatcher extends EventTarget {
    constructor() {
      super()
      watchers.add(this)
    }
    destroy() {
      watchers.delete(this)
    }
  }
  const pressBack = () => {
    const newest = [...watchers].at(-1)
    if (newest) watchers.delete(newest)
    newest?.dispatchEvent(new Event('close'))
  }

  test.for([false, true])(
    'Back closes what is open, without a step of the history (a step of its own: %s)',
    async (isStep) => {
      vi.stubGlobal('CloseWatcher', FakeWatcher)
      const { dialog, added } = await open({ isStep })
      expect(added).toBe(0)
      pressBack()
      await expect.element(dialog).not.toBeInTheDocument()
      expect(watchers.size).toBe(0)
    },
  )

  test('asks again what stayed open', async () => {
    vi.stubGlobal('CloseWatcher', FakeWatcher)
    const { dialog } = await open({ stays: true })
    pressBack()
    await expect.element(dialog).toBeVisible()
    expect(watchers.size).toBe(1)
  })

  test('Escape closes once', async () => {
    const closed = vi.fn<() => void>()
    function Counted() {
      useCloseOnBack(closed)
      return <p>Open</p>
    }
    await renderThemed(<Counted />)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => closed.mock.calls.length).toBe(1)
  })
})

describe('in a browser without', () => {
  const withoutWatchers = () => vi.stubGlobal('CloseWatcher', undefined)

  test('Back closes what is open and stays on the screen', async () => {
    withoutWatchers()
    const { dialog } = await open()
    expect(isAtStep()).toBe(true)
    window.history.back()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(isAtStep()).toBe(false)
  })

  test('closing it otherwise takes its step away, and Escape does', async () => {
    withoutWatchers()
    const { dialog } = await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(isAtStep).toBe(false)
  })

  test('what opened with a step of the history gets no other one', async () => {
    withoutWatchers()
    const { added } = await open({ isStep: true })
    expect(added).toBe(0)
    expect(isAtStep()).toBe(false)
  })

  test('a step that was left for another screen is skipped on the way back', async () => {
    withoutWatchers()
    const { screen, dialog, before } = await open()
    // A link in the dialog leads to another screen as it closes.
    window.history.pushState({ other: true }, '')
    await screen.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(window.history.state).toEqual({ other: true })
    window.history.back()
    await expect.poll(() => window.history.state).toEqual(before)
  })

  test('a step of an earlier load of the page is not taken for one’s own', async () => {
    withoutWatchers()
    // The earlier page had as many dialogs open.
    window.history.replaceState({ overlay: '1000.5 1' }, '')
    const { dialog } = await open()
    const step: unknown = window.history.state?.overlay
    expect(step).toMatch(new RegExp(`^${performance.timeOrigin} \\d+$`))
    window.history.back()
    await expect.element(dialog).not.toBeInTheDocument()
    // build/first-paint/before-paint.js goes on from there.
    expect(window.history.state?.overlay).toBe('1000.5 1')
    window.history.replaceState(null, '')
  })
})
