import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepPlace } from '@/app/shell/keep-place'
import { emptyDevice, saveRows } from '../device'
import { nextFrame } from '../next-frame'
import { medicine, provider, rental } from '../pages/rows'
import { renderApp } from '../render-app'
import { grocery } from '../storefront/groceries'

/** The newest first, as the lists show them. */
const things = Array.from({ length: 40 }, (_, n) => ({
  name: `Thing ${String(n).padStart(2, '0')}`,
  values: { id: crypto.randomUUID(), created_at: `2026-11-01T08:${59 - n}:00Z` },
}))
const near = 8

let stop = () => {}
const open = async (at: string) => {
  const screen = await renderApp(at)
  stop = keepPlace(screen.router)
  const card = screen.getByRole('listitem').filter({ hasText: 'Thing 30' }).first()
  await expect.element(card).toBeInTheDocument()
  return { ...screen, card, top: () => card.query()?.getBoundingClientRect().top ?? 9_999 }
}
type Screen = Awaited<ReturnType<typeof open>>

/** The router of a test restores nothing: the page stays where the other screen left it. */
const leaveAndComeBack = async ({ router, getByRole }: Screen, meanwhile: () => Promise<unknown> = async () => {}) => {
  await router.navigate({ to: '/cart' })
  await expect.element(getByRole('heading', { name: 'Your Cart' })).toBeVisible()
  window.scrollTo({ top: 0, behavior: 'instant' })
  await meanwhile()
  router.history.back()
}

const scrollToCard = async ({ card, top }: Screen): Promise<number> => {
  card.element().scrollIntoView({ block: 'start', behavior: 'instant' })
  // Cards find their height as they come into view.
  let [last, stableFrames] = [top(), 0]
  while (stableFrames < 10) {
    await nextFrame()
    stableFrames = top() === last ? stableFrames + 1 : 0
    last = top()
  }
  expect(last).toBeLessThan(200)
  return last
}

beforeEach(async () => {
  await page.viewport(360, 740)
  await Promise.all([
    saveRows(
      'groceries',
      things.map(({ name, values }) => grocery(name, values)),
    ),
    saveRows(
      'medicines',
      things.map(({ name, values }) => medicine(name, values)),
    ),
    saveRows(
      'service_providers',
      things.map(({ name, values }) => provider(name, values)),
    ),
    saveRows(
      'rentals',
      things.map(({ name, values }) => rental(name, values)),
    ),
    saveRows('rental_photos', []),
  ])
})
afterEach(async () => {
  stop()
  sessionStorage.clear()
  await emptyDevice()
})

test.for(['/groceries', '/chemist', '/service-providers', '/rental-booking'])(
  'Back from the cart finds the place in %s again',
  async (at) => {
    const screen = await open(at)
    const before = await scrollToCard(screen)
    await leaveAndComeBack(screen)
    await expect.poll(() => Math.abs(screen.top() - before)).toBeLessThan(near)
  },
)

test('the place is that of the item, although others have come before it', async () => {
  const screen = await open('/groceries')
  const before = await scrollToCard(screen)
  await leaveAndComeBack(screen, () =>
    saveRows('groceries', [
      ...Array.from({ length: 12 }, (_, n) => grocery(`New ${n}`, { created_at: '2026-11-20T08:00:00Z' })),
      ...things.map(({ name, values }) => grocery(name, values)),
    ]),
  )
  await expect.poll(() => Math.abs(screen.top() - before)).toBeLessThan(near)
})

test('a new visit starts at the top', async () => {
  const screen = await open('/groceries')
  await scrollToCard(screen)
  await screen.router.navigate({ to: '/cart' })
  await expect.element(screen.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
  window.scrollTo({ top: 0, behavior: 'instant' })
  await screen.router.navigate({ to: '/groceries' })
  await expect.element(screen.card).toBeInTheDocument()
  await expect.poll(() => window.scrollY).toBe(0)
})
