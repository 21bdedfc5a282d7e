import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { newOperation, type NewOperation } from '@/store/sync/outbox/operation'
import { userDb } from '@/store/user-db'
import { Newsletter } from '@/app/home/newsletter'
import { renderThemed } from '../render'

// The outbox sends nothing.
vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
vi.mock('@/store/sync/outbox/wait-for-outcome', () => ({ waitForOutcome: async () => 'waiting' }))

const { operations } = userDb('anonymous')

const rejected = (email: string): NewOperation => {
  const row = crypto.randomUUID()
  const draft = {
    action: 'insert',
    table: 'newsletter_subscriptions',
    row,
    lane: `newsletter_subscriptions/${row}`,
    values: { email },
  } as const
  return { ...newOperation(draft, '2026-11-01T08:00:00Z'), attempted: true, state: 'rejected' }
}

afterEach(() => operations.clear())

test('rejects an invalid address', async () => {
  const screen = await renderThemed(<Newsletter />)
  const box = screen.getByRole('textbox', { name: 'Email address' })
  await userEvent.fill(box, 'not an address')
  await screen.getByRole('button', { name: 'Subscribe' }).click()
  await expect.element(screen.getByText('This is not a whole address.', { exact: false })).toBeVisible()
  await expect.element(box).toHaveFocus()
  expect(await operations.count()).toBe(0)
})

test('stores the address until it can be sent, and shows that', async () => {
  const screen = await renderThemed(<Newsletter />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email address' }), 'otieno@students.example')
  await screen.getByRole('button', { name: 'Subscribe' }).click()
  await expect
    .element(screen.getByText('Your address is kept on this phone and will be sent when you are online.'))
    .toBeVisible()
  expect(await operations.toArray()).toMatchObject([
    { table: 'newsletter_subscriptions', values: { email: 'otieno@students.example' } },
  ])
})

test('shows an address that the server rejected until it is corrected', async () => {
  await operations.add(rejected('otieno@students'))
  const screen = await renderThemed(<Newsletter />)
  await expect.element(screen.getByText('otieno@students was not accepted.')).toBeVisible()
  await screen.getByRole('button', { name: 'Correct it' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('otieno@students')
  await expect.element(screen.getByText(/was not accepted/)).not.toBeInTheDocument()
})
