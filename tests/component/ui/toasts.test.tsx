import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BottomBar, useLeavingToasts } from '@/app/shell'
import { showToast } from '@/kit/feedback/toast'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { renderRouted, renderThemed } from '../render'

test('a new toast replaces the previous one', async () => {
  const screen = await renderThemed(null)
  showToast({ title: 'First' })
  await expect.element(screen.getByText('First')).toBeVisible()
  showToast({ title: 'Second' })
  await expect.element(screen.getByText('Second')).toBeVisible()
  await expect.element(screen.getByText('First')).not.toBeInTheDocument()
})

test('a failure is an alert, anything else a status', async () => {
  const screen = await renderThemed(null)
  showToast({ title: 'Saved' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved')
  showToast({ title: 'Error', tone: 'destructive' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Error')
})

test('the action runs once and closes the toast', async () => {
  const onClick = vi.fn<() => void>()
  const screen = await renderThemed(null)
  showToast({ title: 'Removed', action: { label: 'Undo', onClick } })
  await screen.getByRole('button', { name: 'Undo' }).click()
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('Removed')).not.toBeInTheDocument()
})

test('it stays for 5000 ms unless it has a time of its own', async () => {
  const screen = await renderThemed(<p style={{ marginTop: 600 }}>Far below</p>)
  // A toast under the mouse stays.
  await screen.getByText('Far below').hover()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    for (const [title, ms, own] of [
      ['Saved', 5000, {}],
      ['Added', 3000, { duration: 3000 }],
    ] as const) {
      showToast({ title, ...own })
      await expect.element(screen.getByText(title)).toBeVisible()
      await vi.advanceTimersByTimeAsync(ms - 200)
      await expect.element(screen.getByText(title)).toBeVisible()
      await vi.advanceTimersByTimeAsync(1000)
      await expect.element(screen.getByText(title)).not.toBeInTheDocument()
    }
  } finally {
    vi.useRealTimers()
  }
})

test('a toast is at most 420 px wide', async () => {
  await page.viewport(1280, 800)
  const screen = await renderThemed(null)
  showToast({ title: 'Saved', description: 'A long description. '.repeat(20), duration: 60_000 })
  await expect.element(screen.getByRole('status')).toBeVisible()
  expect(screen.getByRole('status').element().getBoundingClientRect().width).toBe(420)
})

test('the close button closes the toast', async () => {
  const screen = await renderThemed(null)
  showToast({ title: 'Saved', duration: 60_000 })
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

const drag = (toast: Element, by: number) => {
  const { left, top, height } = toast.getBoundingClientRect()
  const at = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientY: top + height / 2, bubbles: true }
  toast.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: left + 100 }))
  return (type: 'pointermove' | 'pointerup') =>
    toast.dispatchEvent(new PointerEvent(type, { ...at, clientX: left + 100 + by }))
}

test('a swipe of 50 px takes the toast away, a shorter one does not', async () => {
  const screen = await renderThemed(null)
  showToast({ title: 'Saved', duration: 60_000 })
  const toast = screen.getByRole('status')
  await expect.element(toast).toBeVisible()
  drag(toast.element(), 49)('pointerup')
  await expect.element(toast).toBeVisible()
  drag(toast.element(), -50)('pointerup')
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

test('a mouse swipes the toast away; with reduced motion it stands still until then', async () => {
  const screen = await renderThemed(null)
  showToast({ title: 'Saved', duration: 60_000 })
  const toast = screen.getByRole('status')
  await expect.element(toast).toBeVisible()
  const release = drag(toast.element(), 30)
  const { left } = toast.element().getBoundingClientRect()
  toast.element().setPointerCapture = () => {}
  release('pointermove')
  expect(toast.element().getBoundingClientRect().left).toBe(left)
  release('pointerup')
  await expect.element(toast).toBeVisible()
  Reflect.deleteProperty(toast.element(), 'setPointerCapture')
  await userEvent.dragAndDrop(screen.getByText('Saved'), toast, {
    sourcePosition: { x: 10, y: 5 },
    targetPosition: { x: 200, y: 10 },
  })
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

test.for([768, 1000, 1280])('a toast does not cover the bottom bar at %i px', async (width) => {
  await page.viewport(width, 800)
  const screen = await renderRouted(<BottomBar cartCount={1} />)
  showToast({ title: 'Added to Cart!', description: 'Beef has been added to your cart' })
  const toast = screen.getByRole('status').filter({ hasText: 'Added to Cart!' })
  await expect.element(toast).toBeVisible()
  const bar = screen.getByRole('navigation', { name: 'Quick' }).element().getBoundingClientRect()
  expect(toast.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top)
  await page.viewport(360, 740)
})

test('on a phone a toast covers neither the header with Back below it, nor the close button of a dialog', async () => {
  await page.viewport(360, 740)
  const screen = await renderThemed(
    <ScreenHeader title="Cart" intro="What you will order" backLabel="Back" onBack={() => {}} />,
  )
  showToast({ title: 'Saved', duration: 60_000 })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  const back = screen.getByRole('button', { name: 'Back' }).element().getBoundingClientRect()
  const header = 56
  expect(screen.getByRole('status').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(header + back.bottom)
})

test('on a phone a toast appears below what must stay visible, such as the danger signs of a pregnancy', async () => {
  const screen = await renderThemed(
    <button type="button" data-keep-clear style={{ marginTop: 120, height: 48 }}>
      Danger signs and help
    </button>,
  )
  showToast({ title: 'Saved', duration: 60_000 })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  const signs = screen.getByRole('button', { name: 'Danger signs and help' }).element().getBoundingClientRect()
  expect(screen.getByRole('status').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(signs.bottom)
})

function Screen() {
  useLeavingToasts()
  return <p>A screen</p>
}

test('a toast disappears with its screen', async () => {
  const { router, getByText } = await renderRouted(<Screen />)
  showToast({ title: 'Added to Cart!', duration: 60_000 })
  await expect.element(getByText('Added to Cart!')).toBeVisible()
  await router.navigate({ to: '/', hash: 'services' })
  await expect.element(getByText('Added to Cart!')).toBeVisible()
  await router.navigate({ to: '/cart' })
  await expect.element(getByText('Added to Cart!')).not.toBeInTheDocument()
})

test('a toast for the next screen stays there, and disappears with that screen', async () => {
  const { router, getByText } = await renderRouted(<Screen />)
  showToast({ title: 'Welcome back!', duration: 60_000, forNextScreen: true })
  await router.navigate({ to: '/cart' })
  await expect.element(getByText('Welcome back!')).toBeVisible()
  await router.navigate({ to: '/' })
  await expect.element(getByText('Welcome back!')).not.toBeInTheDocument()
})

test('a toast for the next screen stays when that screen is announced twice', async () => {
  const { router, getByText } = await renderRouted(<Screen />)
  showToast({ title: 'Welcome back!', duration: 60_000, forNextScreen: true })
  const arrived = router.navigate({ to: '/cart' })
  void router.invalidate()
  await arrived
  await expect.element(getByText('Welcome back!')).toBeVisible()
})
