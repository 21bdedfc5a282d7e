import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newOperation, type Operation } from '@/store/sync/outbox/operation'
import { userDb } from '@/store/user-db'
import type { User } from '@/store/session/session-state'
import { expectAccessible } from '../accessibility'
import { signedIn } from '../signed-in'
import { addPhotos, card, dialog, itemRow, openMarket, operationsOf, titles } from './market'

const stub = vi.hoisted(() => ({ outcome: 'sent' }))
vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
vi.mock('@/store/sync/outbox/wait-for-outcome', () => ({ waitForOutcome: async () => stub.outcome }))

const owned = (user: User, title: string, values: Parameters<typeof itemRow>[1] = {}) =>
  itemRow(title, { user_id: user.id, ...values })
type Progress = Partial<Pick<Operation, 'state' | 'failure' | 'tries' | 'attempted'>>

/** Queues a listing that the server does not have yet. */
const queueListing = async ({ id }: User, title: string, progress: Progress) => {
  const { rev: _rev, id: row, created_at: _at, user_id: _owner, ...values } = itemRow(title)
  const operation = newOperation(
    {
      action: 'insert',
      table: 'items',
      row,
      lane: `items/${row}`,
      values: { ...values, seller_phone: '+254700000092' },
    },
    new Date().toISOString(),
  )
  await userDb(id).operations.add({ ...operation, ...progress })
}
const remove = async (title: string) => {
  await page.getByRole('button', { name: `Delete: ${title}` }).click()
  await dialog('Delete item').getByRole('button', { name: 'Delete' }).click()
}
const empty = () => page.getByText("You haven't listed any items yet.")

test('the edit form is filled with the listing, and stores only what was changed', async () => {
  stub.outcome = 'sent'
  const user = signedIn('Chege Kamau')
  const item = owned(user, 'Tennis Racket')
  await openMarket('/marketplace?tab=mine', [item])
  await page.getByRole('button', { name: 'Edit: Tennis Racket' }).click()
  const form = dialog('Edit Item')
  await expect.element(form.getByRole('combobox', { name: 'Condition' })).toHaveValue('good')
  await userEvent.fill(form.getByRole('textbox', { name: 'Price (KSh)' }), '850')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Your changes are saved.' })).toBeVisible()
  await expect.element(card('Tennis Racket')).toMatchTextContent(/KSh 850/)
  expect(await operationsOf(user.id)).toMatchObject([
    { action: 'update', row: item.id, values: { price: 850 }, before: { price: 900 } },
  ])
})

test('a sold item leaves the market and stays among the user’s listings', async () => {
  const user = signedIn('Chege Kamau')
  const { router } = await openMarket('/marketplace?tab=mine', [owned(user, 'Tennis Racket'), itemRow('Yoga Mat')])
  await page.getByRole('group', { name: 'Status: Tennis Racket' }).getByRole('button', { name: 'Sold' }).click()
  await expect.poll(() => operationsOf(user.id)).toMatchObject([{ values: { status: 'sold' } }])
  await expect.poll(() => titles('My Listings')).toEqual(['Tennis Racket'])
  await router.navigate({ to: '/marketplace', search: {} })
  await expect.poll(() => titles('Marketplace')).toEqual(['Yoga Mat'])
})

test('one tap changes the status of a listing, and another undoes it', async () => {
  const user = signedIn('Chege Kamau')
  await openMarket('/marketplace', [owned(user, 'Tennis Racket')])
  const status = (name: string) =>
    page.getByRole('group', { name: 'Status: Tennis Racket' }).getByRole('button', { name })
  await status('Reserved').click()
  await expect.element(status('Reserved')).toHaveAttribute('aria-pressed', 'true')
  await status('Sold').click()
  await expect.element(card('Tennis Racket')).not.toBeInTheDocument()
  await page.getByRole('status').filter({ hasText: 'Marked as sold' }).getByRole('button', { name: 'Undo' }).click()
  await expect.element(status('Reserved')).toHaveAttribute('aria-pressed', 'true')
})

test('a listing is deleted after a confirmation', async () => {
  stub.outcome = 'sent'
  const user = signedIn('Chege Kamau')
  const item = owned(user, 'Tennis Racket')
  await openMarket('/marketplace?tab=mine', [item])
  await page.getByRole('button', { name: 'Delete: Tennis Racket' }).click()
  await expect.element(dialog('Delete item').getByText('Are you sure you want to delete this item?')).toBeVisible()
  await dialog('Delete item').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(card('Tennis Racket')).toBeVisible()
  await remove('Tennis Racket')
  await expect.element(page.getByRole('status').filter({ hasText: 'Item deleted successfully' })).toBeVisible()
  await expect.element(empty()).toBeVisible()
  expect(await operationsOf(user.id)).toMatchObject([{ action: 'delete', table: 'items', row: item.id }])
})

test('a listing that is created, changed and deleted while unsent leaves nothing to send', async () => {
  stub.outcome = 'waiting'
  const user = signedIn('Brian Mwangi')
  await openMarket('/marketplace?tab=mine&form=new', [])
  const form = dialog('List Item for Sale')
  await userEvent.fill(form.getByRole('textbox', { name: 'Title' }), 'Old Radio')
  await userEvent.fill(form.getByRole('textbox', { name: 'Price (KSh)' }), '300')
  await userEvent.fill(form.getByRole('textbox', { name: 'Phone Number' }), '0700 000 091')
  await addPhotos('one.gif', 'two.gif')
  await expect.element(form.getByRole('img', { name: 'Photo 2' })).toBeVisible()
  await form.getByRole('button', { name: 'List Item' }).click()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Your item will be listed as soon as it can be sent.' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Edit: Old Radio' }).click()
  const edit = dialog('Edit Item')
  await edit.getByRole('button', { name: 'Remove photo 2' }).click()
  await userEvent.fill(edit.getByRole('textbox', { name: 'Title' }), 'Older Radio')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(card('Older Radio')).toBeVisible()
  await remove('Older Radio')
  await expect.element(empty()).toBeVisible()
  expect((await operationsOf(user.id)).filter(({ action }) => action !== 'remove')).toEqual([])
  expect(await userDb(user.id).photos.count()).toBe(0)
})

test('a rejected listing can only be deleted, and links to the reason', async () => {
  const user = signedIn('Ida Chebet')
  await queueListing(user, 'Broken Chair', {
    state: 'rejected',
    attempted: true,
    failure: { reason: 'refused', status: 400, code: '23514' },
  })
  const { address, router } = await openMarket('/marketplace?tab=mine', [])
  await expect.element(card('Broken Chair')).toMatchTextContent(/Not accepted\./)
  await expect.element(page.getByRole('button', { name: 'Edit: Broken Chair' })).not.toBeInTheDocument()
  await card('Broken Chair').getByRole('link', { name: 'See why' }).click()
  await expect.poll(address).toBe('/profile?view=unsent')
  router.history.back()
  await remove('Broken Chair')
  await expect.element(empty()).toBeVisible()
  expect(await operationsOf(user.id)).toEqual([])
})

test('the user’s listings are accessible', async () => {
  const user = signedIn('Hawa Ali')
  await openMarket('/marketplace?tab=mine', [owned(user, 'Yoga Mat'), owned(user, 'Skates', { status: 'reserved' })])
  await expect.element(card('Skates')).toBeVisible()
  await expectAccessible()
})
