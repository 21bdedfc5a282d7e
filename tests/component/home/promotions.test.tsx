import { Container } from '@mantine/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CDPSession } from '@vitest/browser-playwright'
import { cdp, page, type Locator } from 'vitest/browser'
import { Promotions } from '@/app/home/promotions'
import { renderRouted } from '../render'

const devtools = (): CDPSession => cdp()
const preferMotion = (value: 'no-preference' | 'reduce') =>
  devtools().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

const render = async () => {
  const screen = await renderRouted(
    // With the same margins as on the screen.
    <Container>
      <Promotions />
      <p>Below the offers</p>
    </Container>,
  )
  const offers = screen.getByRole('region', { name: 'Special Offers' })
  const food = offers.getByRole('link', { name: /Lunch from Tudor Kitchens/ })
  await expect.element(food).toBeVisible()
  // The carousel pauses under the mouse.
  await screen.getByText('Below the offers').hover()
  return { ...screen, offers, food, room: offers.getByRole('link', { name: /Stock Your Room for Less/ }) }
}

const isShown = (link: Locator): boolean => {
  const { left, right } = link.element().getBoundingClientRect()
  return left >= 0 && right <= window.innerWidth
}

/** Advances the clock by four seconds, again if the carousel was not ready, until this offer is shown. */
const waitUntilShown = async (link: Locator): Promise<void> => {
  const turn = async () => {
    if (!isShown(link)) await vi.advanceTimersByTimeAsync(4000)
    return isShown(link)
  }
  await expect.poll(turn, { interval: 1500, timeout: 15_000 }).toBe(true)
}

afterEach(() => page.viewport(360, 740))

describe('the two offers', () => {
  test('show price and rating, and link to a screen of the app', async () => {
    const { offers, food, room, router } = await render()
    expect(offers.getByRole('link').elements()).toHaveLength(2)
    for (const text of [/4\.9/, /From KSh 80/]) await expect.element(food).toMatchTextContent(text)
    for (const text of [/4\.8/, /From KSh 30/]) await expect.element(room).toMatchTextContent(text)
    await expect.element(room).toHaveAttribute('href', '/e-shop')
    await food.click()
    await expect.poll(() => router.state.location.pathname).toBe('/food-delivery')
  })

  test('stand still for who prefers reduced motion, and have no button that stops them', async () => {
    await preferMotion('reduce')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { offers, food, room } = await render()
      for (let turns = 0; turns < 3; turns += 1) await vi.advanceTimersByTimeAsync(4000)
      expect([isShown(food), isShown(room)]).toEqual([true, false])
      await expect.element(offers.getByRole('button', { name: 'Stop the offers' })).not.toBeInTheDocument()
    } finally {
      vi.useRealTimers()
    }
  })

  test('rotate on a phone, and start again', async () => {
    await preferMotion('no-preference')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { food, room } = await render()
      await expect.element(food).toBeInViewport({ ratio: 0.7 })
      await expect.element(room).not.toBeInViewport({ ratio: 0.3 })
      for (const next of [room, food]) await waitUntilShown(next)
    } finally {
      vi.useRealTimers()
      await preferMotion('reduce')
    }
  })

  test.for([360, 768, 1280])('rotate at %i px until they are stopped', async (width) => {
    await page.viewport(width, 800)
    await preferMotion('no-preference')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { offers } = await render()
      const dot = (index: number) => offers.getByRole('button', { name: `Offer ${index} of 2` })
      const turned = async () => {
        await vi.advanceTimersByTimeAsync(4000)
        return dot(2).element().getAttribute('aria-current')
      }
      await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
      await expect.poll(turned, { interval: 1500 }).toBe('true')
      await offers.getByRole('button', { name: 'Stop the offers' }).click()
      await expect.element(offers.getByRole('button', { name: 'Let the offers turn' })).toBeVisible()
      const stopped = dot(2).element().getAttribute('aria-current')
      await vi.advanceTimersByTimeAsync(12_000)
      expect(dot(2).element().getAttribute('aria-current')).toBe(stopped)
    } finally {
      vi.useRealTimers()
      await preferMotion('reduce')
    }
  })

  test.for([360, 1280])('fill their row and are reached by arrows and dots at %i px', async (width) => {
    await page.viewport(width, 800)
    const { offers, food } = await render()
    const next = offers.getByRole('button', { name: 'Next offer' })
    const second = offers.getByRole('button', { name: 'Offer 2 of 2' })
    await next.click()
    await expect.element(second).toHaveAttribute('aria-current', 'true')
    await offers.getByRole('button', { name: 'Previous offer' }).click()
    await expect.element(food).toBeInViewport({ ratio: 0.9 })
    await second.click()
    await expect.element(second).toHaveAttribute('aria-current', 'true')
    const cards = [...offers.element().querySelectorAll('a')].map((card) => card.getBoundingClientRect())
    const row = offers.getByRole('heading', { name: 'Special Offers' }).element().getBoundingClientRect()
    await expect.poll(() => Math.max(...cards.map(({ right }) => right))).toBeGreaterThan(row.right - 20)
    expect(next.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      Math.max(...cards.map(({ bottom }) => bottom)),
    )
  })

  test('are side by side on a large screen', async () => {
    await page.viewport(1280, 800)
    const { food, room } = await render()
    await expect.element(food).toBeInViewport({ ratio: 0.95 })
    await expect.element(room).toBeInViewport({ ratio: 0.95 })
  })
})
