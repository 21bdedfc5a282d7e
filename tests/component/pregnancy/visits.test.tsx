import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CycleLogStore } from '@/health/cycle/store/cycle-log-store'
import { StorageFullError } from '@/store/storage-errors'
import { expectAccessible } from '../accessibility'
import { daysFromNow, endBy, openPregnancy, region, today } from './pregnancy'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const visits = () => region('Clinic visits')
const row = (name: string) => visits().getByRole('listitem').filter({ hasText: name })
const box = (name: string) => visits().getByRole('checkbox', { name })

test('the eight visits have their days and what they are for, and the next one stands above', async () => {
  const { setProfile } = await openPregnancy({ days: 21 * 7 })
  await expect.element(visits().getByRole('listitem')).toHaveLength(8)
  await expect
    .element(visits())
    .toMatchTextContent('0 of 8 done. Nothing is ticked yet. Your first contact is due now: go this week.')
  await expect.element(row('Visit 1 · week 12')).toMatchTextContent(/by Sat 19 Sep.*Due now.*anaemia, HIV and syphilis/)
  await expectAccessible()
  await setProfile({ clinicVisits: [{ week: 12, ticked: today }] })
  await expect.element(visits()).toMatchTextContent('1 of 8 done. Next: visit 3, Sat 26 Dec to Fri 1 Jan.')
  await expect.element(row('Visit 2 · week 20')).toMatchTextContent('You can still go')
  await expect.element(row('Visit 3 · week 26')).not.toMatchTextContent('You can still go')
  await expectAccessible()
})

test('from 41 weeks on no missed visit is offered any more', async () => {
  await openPregnancy({ days: 41 * 7 })
  await expect.element(visits()).toMatchTextContent('41 weeks or more: call or go to your clinic today')
  await expect.element(visits()).not.toMatchTextContent(/You can still go|Due now/)
})

test('a tick is kept on the phone alone, and taken back', async () => {
  const { profile, unsent } = await openPregnancy({ days: 21 * 7 })
  await userEvent.click(box('Visit 2 · week 20'))
  await expect.element(box('Visit 2 · week 20')).toBeChecked()
  await expect.element(visits()).toMatchTextContent('1 of 8 done.')
  await expect.element(row('Visit 2')).not.toMatchTextContent('You can still go')
  expect(profile()?.clinicVisits).toEqual([{ week: 20, ticked: today }])
  expect(await unsent()).toEqual([])
  await userEvent.click(box('Visit 2 · week 20'))
  await expect.element(visits()).toMatchTextContent('0 of 8 done.')
  expect(profile()?.clinicVisits).toEqual([])
})

test('ticks of an earlier pregnancy are not shown, and go with the end of this one', async () => {
  const { profile, setProfile } = await openPregnancy({ days: 21 * 7 })
  await expect.element(visits()).toBeVisible()
  await setProfile({
    clinicVisits: [
      { week: 12, ticked: daysFromNow(-400) },
      { week: 20, ticked: today },
    ],
  })
  await expect.element(visits()).toMatchTextContent('1 of 8 done.')
  await endBy('I turned this on by mistake')
  await page.getByRole('button', { name: 'Remove the record' }).click()
  await expect.poll(() => profile()?.clinicVisits).toEqual([])
})

test('a tick that the phone cannot store is taken back, with a word', async () => {
  await openPregnancy({ days: 21 * 7 })
  await expect.element(box('Visit 2 · week 20')).toBeVisible()
  const change = vi.spyOn(CycleLogStore.prototype, 'change').mockRejectedValue(new StorageFullError('full'))
  await userEvent.click(box('Visit 2 · week 20'))
  await expect.element(page.getByText('This phone could not keep it. Please try again.')).toBeVisible()
  await expect.element(box('Visit 2 · week 20')).not.toBeChecked()
  change.mockRestore()
})
