import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CDPSession } from '@vitest/browser-playwright'
import { cdp, page, type Locator } from 'vitest/browser'
import { Promotions } from '@/features/home/promotions'
import { renderRouted } from '../render'

const devtools = (): CDPSession => cdp()
const preferMotion = (value: 'no-preference' | 'reduce') =>
  devtools().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

const render = async () => {
  const screen = await renderRouted(
    <>
      <Promotions />
      <p>Below the offers</p>
    </>,
  )
  const offers = screen.getByRole('region', { name: 'Special Offers' })
  const food = offers.getByRole('link', { name: /Lunch from Tudor Kitchens/ })
  await expect.element(food).toBeVisible()
  // Offers under a mouse stand still.
  await screen.getByText('Below the offers').hover()
  return { ...screen, offers, food, room: offers.getByRole('link', { name: /Stock Your Room for Less/ }) }
}

const isShown = (link: Locator): boolean => {
  const { left, right } = link.element().getBoundingClientRect()
  return left >= 0 && right <= window.innerWidth
}

/** Lets the four seconds of an offer pass, once more if the carousel was not ready, until this one is shown. */
const untilTurned = async (link: Locator): Promise<void> => {
  const turn = async () => {
    if (!isShown(link)) await vi.advanceTimersByTimeAsync(4000)
    return isShown(link)
  }
  await expect.poll(turn, { interval: 1500, timeout: 15_000 }).toBe(true)
}

afterEach(() => page.viewport(360, 740))

describe('the two offers', () => {
  test('say their price and rating, and open a screen of the app', async () => {
    const { offers, food, room, router } = await render()
    expect(offers.getByRole('link').elements()).toHaveLength(2)
    for (const text of [/4\.9/, /From KSh 80/]) await expect.element(food).toMatchTextContent(text)
    for (const text of [/4\.8/, /From KSh 30/]) await expect.element(room).toMatchTextContent(text)
    await expect.element(room).toHaveAttribute('href', '/e-shop')
    await food.click()
    await expect.poll(() => router.state.location.pathname).toBe('/food-delivery')
  })

  test('take turns on a phone, and start again', async () => {
    await preferMotion('no-preference')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { food, room } = await render()
      await expect.element(food).toBeInViewport({ ratio: 0.7 })
      await expect.element(room).not.toBeInViewport({ ratio: 0.3 })
      for (const next of [room, food]) await untilTurned(next)
    } finally {
      vi.useRealTimers()
      await preferMotion('reduce')
    }
  })

  test('stand side by side on a large screen', async () => {
    await page.viewport(1280, 800)
    const { food, room } = await render()
    await expect.element(food).toBeInViewport({ ratio: 0.95 })
    await expect.element(room).toBeInViewport({ ratio: 0.95 })
  })
})
