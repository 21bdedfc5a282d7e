import { Button } from '@mantine/core'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BottomBar, useLeavingToasts } from '@/app/shell'
import { showToast } from '@/kit/feedback/toast'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
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
  const screen = await renderThemed(<p>Far above</p>)
  // A toast under the mouse stays.
  await screen.getByText('Far above').hover()
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
    targetPosition: { x: 100, y: 10 },
  })
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

test.for([768, 1000])('a toast does not cover the bottom bar at %i px', async (width) => {
  await page.viewport(width, 800)
  const screen = await renderRouted(<BottomBar cartCount={1} />)
  showToast({ title: 'Added to Cart!', description: 'Beef has been added to your cart' })
  const toast = screen.getByRole('status').filter({ hasText: 'Added to Cart!' })
  await expect.element(toast).toBeVisible()
  const bar = screen.getByRole('navigation', { name: 'Quick' }).element().getBoundingClientRect()
  expect(toast.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top)
  await page.viewport(360, 740)
})

function Sheet() {
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  if (!isOpen) return null
  return (
    <DialogFrame title="Take in a file" position="bottom" onClose={close}>
      <Button fullWidth mt={200} onClick={close}>
        Open a file
      </Button>
    </DialogFrame>
  )
}

const rectOf = (element: { element: () => Element }) => element.element().getBoundingClientRect()

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740))

  test('a toast stands above the bottom bar, on one line where its text allows', async () => {
    const screen = await renderRouted(<BottomBar cartCount={1} />)
    showToast({ title: 'Link copied', duration: 60_000 })
    const toast = screen.getByRole('status').filter({ hasText: 'Link copied' })
    await expect.element(toast).toBeVisible()
    const bar = rectOf(screen.getByRole('navigation', { name: 'Quick' }))
    const { bottom, height } = rectOf(toast)
    expect(bottom).toBeLessThanOrEqual(bar.top)
    expect(bottom).toBeGreaterThan(bar.top - 24)
    showToast({ title: 'Sold', action: { label: 'Undo', onClick: () => {} }, duration: 60_000 })
    const withAction = screen.getByRole('status').filter({ hasText: 'Sold' })
    await expect.element(withAction.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(rectOf(withAction).height).toBe(height)
  })

  test('a toast covers no field, heading or floating button', async () => {
    const screen = await renderThemed(
      <main style={{ position: 'fixed', insetInline: 0, bottom: 60 }}>
        <h2>Floats</h2>
        <button type="button" data-floats style={{ width: '100%', height: 48 }}>
          Log today
        </button>
        <input aria-label="Amount" style={{ width: '100%', height: 48 }} />
      </main>,
    )
    showToast({ title: 'Saved', duration: 60_000 })
    await expect.element(screen.getByText('Saved')).toBeVisible()
    expect(rectOf(screen.getByRole('status')).bottom).toBeLessThanOrEqual(rectOf(screen.getByRole('heading')).top)
  })

  test('a toast covers no button of a sheet, nor its title, and goes down when the sheet has closed', async () => {
    const screen = await renderRouted(<Sheet />)
    const button = screen.getByRole('button', { name: 'Open a file' })
    await expect.element(button).toBeVisible()
    showToast({ title: 'Saved', duration: 60_000 })
    const toast = screen.getByRole('status').filter({ hasText: 'Saved' })
    await expect.element(toast).toBeVisible()
    expect(rectOf(toast).top).toBeGreaterThanOrEqual(0)
    expect(rectOf(toast).bottom).toBeLessThanOrEqual(rectOf(screen.getByRole('dialog')).top)
    await button.click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(rectOf(toast).top).toBeGreaterThan(370)
  })

  test('a toast over a dialog of full height stands below its title and its close button', async () => {
    const screen = await renderRouted(
      <DialogFrame fullScreen title="Sell an item" onClose={() => {}}>
        <p>A form</p>
      </DialogFrame>,
    )
    const title = screen.getByText('Sell an item')
    await expect.element(title).toBeVisible()
    showToast({ title: 'Saved', duration: 60_000 })
    const toast = screen.getByRole('status').filter({ hasText: 'Saved' })
    await expect.element(toast).toBeVisible()
    const close = rectOf(screen.getByRole('dialog').getByRole('button', { name: 'Close' }))
    expect(rectOf(toast).top).toBeGreaterThanOrEqual(close.bottom)
  })
})

test('what the control shows already is told to screen readers alone, for as long as a toast', async () => {
  const screen = await renderThemed(null)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    showToast({ title: "Today's data saved successfully!", quiet: true })
    const told = screen.getByRole('status')
    await expect.element(told).toBeInTheDocument()
    // The region is there before its text, which is then read out.
    await expect.element(told).toHaveTextContent('')
    await vi.advanceTimersByTimeAsync(10)
    await expect.element(told).toHaveTextContent("Today's data saved successfully!")
    expect(rectOf(told).width).toBeLessThanOrEqual(1)
    expect(screen.getByRole('button', { name: 'Close' }).elements()).toEqual([])
    await vi.advanceTimersByTimeAsync(5000)
    await expect.element(told).toHaveTextContent('')
  } finally {
    vi.useRealTimers()
  }
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
