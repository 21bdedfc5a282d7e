import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceDb } from '@/store/db'
import { newOperation } from '@/store/sync/outbox/operation'
import { userDb } from '@/store/user-db'
import type { CartCategory } from '@/cart/rules/categories'
import { lineId, orderId } from '@/kit/rules/ids'
import { kes } from '@/kit/rules/money'
import { emptyDevice } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedIn, signedOut } from '../signed-in'

const render = (at: string) => renderScreens(screensOf('gasDelivery', 'foodDelivery'), at)
type Screen = Awaited<ReturnType<typeof render>>

const name = 'Mwangaza Gas, Tudor'
const slug = 'gas:gas-mwangaza'
const section = (screen: Screen) => screen.getByRole('region', { name })

/** Sets the clock. 2026-11-20 is a Friday; Nairobi is three hours ahead of UTC. */
const at = (utc: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(utc) })

beforeEach(() => signedOut())
afterEach(async () => {
  vi.useRealTimers()
  await emptyDevice()
})

const order = async (storefront: string, provider: string, category: CartCategory): Promise<void> => {
  const line = {
    id: lineId(`${storefront}:1`),
    name: '6kg Gas Refill',
    price: kes(1150),
    image: '',
    category,
    provider,
    quantity: 1,
  }
  const placed = {
    id: orderId(crypto.randomUUID()),
    placedAt: '2026-11-19T08:00:00.000Z',
    lines: [line],
    subtotal: kes(1150),
    deliveryFee: kes(100),
    total: kes(1250),
    channel: 'whatsapp',
  } as const
  await deviceDb().orders.add(placed)
}

describe('hours', () => {
  test('are shown under the name, and a closed provider is marked beside the order button', async () => {
    at('2026-11-20T02:00:00Z')
    const screen = await render('/gas-delivery')
    await expect.element(section(screen).getByText('Every day, 7AM to 9PM')).toBeVisible()
    await expect.poll(() => section(screen).getByText('Closed now, opens at 7AM').elements().length).toBeGreaterThan(1)
    await expect
      .element(
        section(screen)
          .getByRole('link', { name: /^Order Now/ })
          .first(),
      )
      .toBeVisible()
  })

  test('mark an open provider as open', async () => {
    at('2026-11-20T09:00:00Z')
    const screen = await render('/gas-delivery')
    await expect.element(section(screen).getByText('Open now').first()).toBeVisible()
    await expect.element(section(screen).getByText(/^Closed now/)).not.toBeInTheDocument()
  })

  test('of a kitchen mark its dishes, and the sheet shows when it opens', async () => {
    at('2026-11-20T07:30:00Z')
    const screen = await render('/food-delivery')
    const pilau = screen.getByRole('listitem').filter({ hasText: 'Beef Pilau' })
    await expect.element(pilau.getByText('Closed now')).toBeVisible()
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: 'Ugali Beef' }).getByText('Closed now'))
      .not.toBeInTheDocument()
    await pilau.getByRole('button', { name: 'Beef Pilau', exact: true }).click()
    await expect
      .element(screen.getByRole('dialog', { name: 'Beef Pilau' }).getByText('Closed now, opens at 11AM'))
      .toBeVisible()
  })
})

describe('a rating', () => {
  test('is Comrade’s own until users have rated', async () => {
    const screen = await render('/gas-delivery')
    await expect.element(section(screen).getByText('Comrade’s rating')).toBeVisible()
    expect(section(screen).element().textContent).toContain('Rated 4.8 out of 5')
  })

  test('is the average of the users’ ratings, with their number', async () => {
    await deviceDb().replica('provider_scores').put({
      id: crypto.randomUUID(),
      rev: 1,
      created_at: '2026-11-01T08:00:00Z',
      provider: slug,
      ratings: 12,
      stars_sum: 55,
    })
    const screen = await render('/gas-delivery')
    await expect.element(section(screen).getByText('(12)')).toBeVisible()
    expect(section(screen).element().textContent).toContain('Rated 4.6 out of 5 by 12 people')
    await expect.element(section(screen).getByText('Comrade’s rating')).not.toBeInTheDocument()
  })

  test('is not asked for before an order', async () => {
    signedIn()
    await order('gas', 'Pwani Gas Point, Ganjoni', 'Gas Services')
    const screen = await render('/gas-delivery')
    await expect.element(screen.getByText('How was Pwani Gas Point, Ganjoni?')).toBeVisible()
    await expect.element(screen.getByText(`How was ${name}?`)).not.toBeInTheDocument()
  })

  test('needs an account, and links to the login', async () => {
    await order('gas', name, 'Gas Services')
    const screen = await render('/gas-delivery')
    await expect.element(screen.getByRole('link', { name: `Log in to rate ${name}` })).toHaveAttribute('href', '/login')
  })

  test('is stored for sending, shown, and can be changed; only the last one is sent', async () => {
    const user = signedIn()
    await order('gas', name, 'Gas Services')
    const screen = await render('/gas-delivery')
    const stars = screen.getByRole('group', { name: `How was ${name}?` })
    await stars.getByRole('button', { name: '4 stars' }).click()
    await expect.element(stars.getByRole('button', { name: '4 stars' })).toHaveAttribute('aria-pressed', 'true')
    await stars.getByRole('button', { name: '2 stars' }).click()
    await expect.element(stars.getByRole('button', { name: '2 stars' })).toHaveAttribute('aria-pressed', 'true')
    const operations = await userDb(user.id).operations.toArray()
    expect(operations).toMatchObject([
      { action: 'insert', table: 'provider_ratings', values: { campus: 'tum', provider: slug, stars: 2 } },
    ])
  })

  test('that was refused is given anew, and the refused one is forgotten', async () => {
    const user = signedIn()
    await order('gas', name, 'Gas Services')
    const row = crypto.randomUUID()
    const refused = newOperation(
      {
        action: 'insert',
        table: 'provider_ratings',
        row,
        lane: `provider_ratings/${row}`,
        values: { campus: 'tum', provider: slug, stars: 5 },
      },
      '2026-11-20T08:00:00Z',
    )
    await userDb(user.id).operations.add({
      ...refused,
      attempted: true,
      state: 'rejected',
      failure: { reason: 'parent-gone', status: 409, code: '23503' },
    })
    const screen = await render('/gas-delivery')
    const stars = screen.getByRole('group', { name: `How was ${name}?` })
    await expect.element(stars.getByRole('button', { name: '5 stars' })).toHaveAttribute('aria-pressed', 'true')
    await stars.getByRole('button', { name: '3 stars' }).click()
    await expect.element(stars.getByRole('button', { name: '3 stars' })).toHaveAttribute('aria-pressed', 'true')
    const operations = await userDb(user.id).operations.toArray()
    expect(operations).toMatchObject([
      { action: 'insert', state: 'waiting', values: { campus: 'tum', provider: slug, stars: 3 } },
    ])
    expect(operations).not.toMatchObject([{ row }])
  })
})
