import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deviceDb } from '@/store/db'
import { orderNumber } from '@/cart/rules/order'
import { SentQuestion } from '@/cart'
import { Pencil } from '@/gossip/gossip-page'
import { CompareBar } from '@/housing/rentals-page'
import { renderRouted } from '../render'
import { openedLinks } from './cart'
import { cartOrder, id, minutesAgo, saveOrders, statusIn } from './placed-orders'

beforeEach(() => page.viewport(360, 740))

describe('a user who returns from the chat', () => {
  const returnToApp = () => document.dispatchEvent(new Event('visibilitychange'))
  const notice = () => page.getByRole('status').filter({ hasText: `Order ${orderNumber(id)}` })

  test('is asked whether the order was sent, but not before', async () => {
    await renderRouted(<SentQuestion />)
    await saveOrders({ ...cartOrder, placedAt: minutesAgo(-10).toISOString() })
    await expect.poll(() => deviceDb().orders.count()).toBe(1)
    returnToApp()
    await expect.element(notice()).not.toBeInTheDocument()
    vi.useFakeTimers({ toFake: ['Date'], now: minutesAgo(-20) })
    try {
      returnToApp()
      await notice().getByRole('button', { name: 'Yes' }).click()
      await expect.element(notice()).not.toBeInTheDocument()
      await expect.poll(() => statusIn()).toBe('sent')
    } finally {
      vi.useRealTimers()
    }
  })

  test('is also asked after the app was closed, and is offered an SMS', async () => {
    await saveOrders(cartOrder)
    await renderRouted(<SentQuestion />)
    await notice().getByRole('button', { name: 'No' }).click()
    await expect.element(notice().getByText('It is kept here. Send it now, or later from Orders.')).toBeVisible()
    expect(await statusIn()).toBe('not-sent')
    await notice().getByRole('link', { name: 'Send as SMS' }).click()
    expect(openedLinks.at(-1)).toMatch(/^sms:/)
    await expect.element(notice()).not.toBeInTheDocument()
  })

  test.for([360, 1280])('finds what floats at the end of the screen above the question, at %i px', async (width) => {
    await page.viewport(width, 740)
    await saveOrders(cartOrder)
    await renderRouted(
      <>
        <Pencil tab="trending" onPosted={() => {}} onLogin={() => {}} />
        <div style={{ minHeight: 2000 }} />
        <CompareBar rentals={[]} onCompare={() => {}} onClear={() => {}} />
        <SentQuestion />
      </>,
    )
    await expect.element(notice()).toBeVisible()
    const question = () => notice().element().getBoundingClientRect()
    const bottomOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().bottom
    for (const name of ['New post', 'Compare nothing'])
      await expect.poll(() => bottomOf(name), { message: name }).toBeLessThanOrEqual(question().top)
    await notice().getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => document.documentElement.style.getPropertyValue('--asked-height')).toBe('')
  })

  test('changes the size of the page without an error, whoever else observes it', async () => {
    await saveOrders(cartOrder)
    const failed = vi.fn<(event: Event) => void>()
    const sized = vi.fn<() => void>()
    const observer = new ResizeObserver(sized)
    window.addEventListener('error', failed)
    try {
      await renderRouted(
        <div
          ref={(element) => void (element && observer.observe(element, { box: 'border-box' }))}
          style={{ paddingBottom: 'var(--asked-height, 0px)' }}
        >
          <SentQuestion />
        </div>,
      )
      await expect.element(notice()).toBeVisible()
      await expect.poll(() => sized.mock.calls.length).toBeGreaterThan(1)
      expect(failed).not.toHaveBeenCalled()
    } finally {
      observer.disconnect()
      window.removeEventListener('error', failed)
    }
  })

  test('can dismiss the question', async () => {
    await saveOrders(cartOrder)
    await renderRouted(<SentQuestion />)
    await notice().getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(notice()).not.toBeInTheDocument()
    expect(await statusIn()).toBe('unsure')
  })
})
