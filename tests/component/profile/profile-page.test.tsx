import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SendResult } from '@/store/sync/outbox/wait-for-outcome'
import { userDb } from '@/store/user-db'
import { expectAccessible } from '../accessibility'
import { signedIn } from '../signed-in'
import { storedText } from '../stored-text'
import { openProfile } from './profile'

const stub = vi.hoisted(() => ({ outcome: 'sent' }))
vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
vi.mock('@/store/sync/outbox/wait-for-outcome', () => ({ waitForOutcome: async () => stub.outcome }))
vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: [], signUps: true, secondFactor: false }),
}))
vi.mock('@/account/store/call', () => ({ pendingDeletion: async () => ({ ok: true, value: [] }) }))

const field = (name: string) => page.getByRole('textbox', { name })
const save = () => page.getByRole('button', { name: 'Save Changes' }).click()
beforeEach(() => void (stub.outcome = 'sent'))

test('the form is prefilled, rejects an incomplete number, and shows what was saved', async () => {
  const { id } = signedIn()
  const { address } = await openProfile()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect.element(field('Full Name')).toHaveValue('Amina Juma')
  await userEvent.fill(field('Phone'), '0712')
  await userEvent.fill(field('Course'), 'Marine Engineering')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Year of Study' }), '3')
  await save()
  await expect.element(page.getByText('This phone number is not complete or has a wrong digit.')).toBeVisible()
  expect(await userDb(id).operations.count()).toBe(0)
  await userEvent.fill(field('Phone'), '0712 345 678')
  await save()
  await expect.element(page.getByText('+254 712 345 678')).toBeVisible()
  await expect.element(page.getByText('Marine Engineering')).toBeVisible()
  await expect.element(page.getByText('Your changes are saved on this phone and waiting to be sent.')).toBeVisible()
  await expect.poll(address).toBe('/profile')
})

test.for([
  { outcome: 'sent', words: 'Profile updated successfully' },
  { outcome: 'waiting', words: 'Your profile is updated as soon as Comrade can be reached.' },
  { outcome: 'refused', words: 'Failed to update profile' },
] satisfies { outcome: SendResult; words: string }[])(
  'a change that is $outcome shows its message',
  async ({ outcome, words }) => {
    stub.outcome = outcome
    signedIn()
    await openProfile('?view=edit')
    await userEvent.fill(field('Course'), 'Nautical Science')
    await save()
    await expect.element(page.getByText(words)).toBeVisible()
  },
)

test('a draft survives leaving the screen, and Cancel discards it', async () => {
  signedIn()
  const screen = await openProfile('?view=edit')
  await userEvent.fill(field('University'), 'Somewhere else')
  await screen.unmount()
  await openProfile('?view=edit')
  await expect.element(field('University')).toHaveValue('Somewhere else')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect.element(field('University')).toHaveValue('')
})

test('a draft is gone once it is saved', async () => {
  signedIn()
  await openProfile('?view=edit')
  await userEvent.fill(field('Course'), 'Nautical Science')
  expect(storedText()).toContain('Nautical Science')
  await save()
  await expect.element(page.getByText('Profile updated successfully')).toBeVisible()
  expect(storedText()).not.toContain('Nautical Science')
})

test('the form stays as it is when the phone cannot store the change', async () => {
  signedIn()
  await openProfile('?view=edit')
  await userEvent.fill(field('Course'), 'Nautical Science')
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room left', 'QuotaExceededError')
  })
  await save()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Failed to update profile' })).toBeVisible()
  await expect.element(field('Course')).toHaveValue('Nautical Science')
})

test('an unknown view shows the profile', async () => {
  signedIn()
  await openProfile('?view=everything')
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
})

test('the profile is accessible', async () => {
  signedIn('Amina Juma of Mombasa Island')
  await openProfile()
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await expectAccessible()
})

test('the profile form is accessible', async () => {
  signedIn()
  await openProfile('?view=edit')
  await expect.element(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expectAccessible()
})
