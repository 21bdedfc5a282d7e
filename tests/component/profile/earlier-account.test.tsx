import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { userId } from '@/kit/rules/ids'
import { rememberAccount } from '@/store/session/known-accounts'
import { storeChanges } from '@/store/sync/write'
import { userDb } from '@/store/user-db'
import { expectAccessible } from '../accessibility'
import { openProfile, signedInAndStored } from './profile'

vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: [], signUps: true, secondFactor: false }),
}))
vi.mock('@/account/store/call', () => ({ pendingDeletion: async () => ({ ok: true, value: [] }) }))

const title = () => page.getByText('An earlier account of yours has left something here')

const withUnsent = async () => {
  const user = await signedInAndStored()
  const earlier = { ...user, id: userId(crypto.randomUUID()) }
  await rememberAccount(earlier)
  const values = { name: 'Amina', email: user.email, subject: 'Before', message: 'Habari' }
  await storeChanges(earlier.id, [{ action: 'insert', table: 'contact_messages', row: crypto.randomUUID(), values }])
  await openProfile()
  return { user, earlier }
}

const subjects = async (id: ReturnType<typeof userId>) =>
  (await userDb(id).operations.toArray()).map((operation) =>
    'values' in operation ? operation.values['subject'] : null,
  )

test('what an earlier account with the same address has not sent moves to this one', async () => {
  const { user, earlier } = await withUnsent()
  await expect.element(title()).toBeVisible()
  await expect.element(page.getByText(/1 change of it was not sent\./)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Move it to this account' }).click()
  await expect.element(title()).not.toBeInTheDocument()
  expect([await subjects(user.id), await subjects(earlier.id)]).toEqual([['Before'], []])
})

test('it is deleted after a question', async () => {
  const { user, earlier } = await withUnsent()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect.element(title()).not.toBeInTheDocument()
  expect([await subjects(user.id), await subjects(earlier.id)]).toEqual([[], []])
})
