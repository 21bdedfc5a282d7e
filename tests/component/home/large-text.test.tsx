import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BottomBar, Header } from '@/app/shell'
import { emptyDevice } from '../device'
import { nextFrame } from '../next-frame'
import { renderRouted } from '../render'
import { renderApp } from '../render-app'
import { signedOut } from '../signed-in'
import { setTextSize } from '../taps'

vi.mock('@/store/sync/pull/refresh', () => ({ refresh: async () => {} }))

beforeEach(signedOut)
afterEach(async () => {
  await page.viewport(360, 740)
  window.scrollTo(0, 0)
  await emptyDevice()
})

/** How much of the height the two bars take over the content. */
const covered = () => {
  const heights = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Quick' })].map((bar) => {
    const { top, bottom } = bar.element().getBoundingClientRect()
    return Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0))
  })
  return heights.reduce((sum, height) => sum + height, 0)
}

const scrollTo = async (top: number) => {
  window.scrollTo({ top, behavior: 'instant' })
  await nextFrame()
  await nextFrame()
}

describe('the bars', () => {
  const open = async () => {
    await renderRouted(
      <div id="root">
        <Header search={null} languages={null} />
        <main style={{ flex: 'none', height: 3000 }}>Rooms</main>
        <BottomBar cartCount={0} />
      </div>,
    )
    await nextFrame()
  }

  test.for([
    ['with text of 200 %', 200, 740],
    ['on a phone on its side', 100, 360],
  ] as const)('%s stand at the ends of the page, not over its content', async ([, size, height]) => {
    await page.viewport(360, height)
    setTextSize(size)
    await open()
    await expect.element(page.getByRole('link', { name: 'Comrade, home' })).toBeInViewport()
    await scrollTo(1000)
    expect(covered()).toBe(0)
    // Also where the bar returns that has hidden itself.
    await scrollTo(900)
    expect(covered()).toBe(0)
    await scrollTo(100_000)
    const bar = page.getByRole('navigation', { name: 'Quick' })
    await expect.element(bar.getByRole('link', { name: 'Cart' })).toBeInViewport()
    await expect.poll(() => bar.element().getBoundingClientRect().bottom).toBe(height)
    expect(bar.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      page.getByRole('main').element().getBoundingClientRect().bottom,
    )
  })

  test('are always there with normal text', async () => {
    await open()
    await scrollTo(1000)
    await scrollTo(900)
    expect(covered()).toBeGreaterThan(100)
    expect(covered()).toBeLessThan(740 / 4)
  })

  test('are both there on a page that is not scrolled at all', async () => {
    setTextSize(200)
    await renderRouted(
      <div id="root">
        <Header search={null} languages={null} />
        <main>Rooms</main>
        <BottomBar cartCount={0} />
      </div>,
    )
    await expect.element(page.getByRole('link', { name: 'Cart' })).toBeInViewport()
  })
})

test.for(['/marketplace', '/second-hand', '/tum-gossip', '/groceries', '/rental-booking', '/about'])(
  'the title of %s grows with the text, and stays larger',
  async (address) => {
    await renderApp(address)
    const title = page.getByRole('heading', { level: 1 })
    await expect.element(title).toBeVisible()
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const before = sizeOf(title.element())
    setTextSize(200)
    expect(sizeOf(title.element())).toBeGreaterThan(sizeOf(document.body))
    expect(sizeOf(title.element())).toBeGreaterThan(before)
    await page.viewport(320, 740)
    expect(sizeOf(title.element())).toBeGreaterThan(sizeOf(document.body))
  },
)
