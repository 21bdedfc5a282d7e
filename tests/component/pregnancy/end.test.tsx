import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TextFile } from '@/kit/platform/save-file'
import { daysFromNow, dialog, endBy, openPregnancy, region } from './pregnancy'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
const files = vi.hoisted(() => [] as TextFile[])
vi.mock('@/kit/platform/save-file', () => ({ downloadFile: (file: TextFile) => void files.push(file) }))

const startForm = () => page.getByRole('heading', { name: 'Track a pregnancy' })

describe('the record of a pregnancy', () => {
  test.each([
    {
      choice: 'My baby is born',
      day: 'Day of birth',
      closing: 'Your next visits',
      sign: 'Pain, redness or swelling in one calf or leg',
      ended: 'birth',
    },
    {
      choice: 'I lost the pregnancy',
      day: 'Day it ended',
      closing: 'You can get pregnant again within two weeks, before a period.',
      sign: 'You faint, or cannot stand up',
      ended: 'loss',
    },
  ])('that ends by $ended is passed to the cycle log and deleted', async ({ choice, day, closing, sign, ended }) => {
    const { onClosed, onEnded, onLeave, unsent } = await openPregnancy({ days: 200, row: { notes: 'My own words' } })
    await endBy(choice)
    const form = page.getByRole('dialog')
    await userEvent.fill(form.getByLabelText(day), daysFromNow(1))
    await form.getByRole('button', { name: 'Close the record' }).click()
    await expect.element(form.getByText('That day is still to come.')).toBeVisible()
    await form.getByRole('button', { name: 'Save a copy' }).click()
    expect(files.at(-1)?.text).toContain('My own words')
    await userEvent.fill(form.getByLabelText(day), daysFromNow(-3))
    await form.getByRole('button', { name: 'Close the record' }).click()
    await expect.element(page.getByText(closing, { exact: false })).toBeVisible()
    await expect.element(page.getByText(sign)).toBeVisible()
    expect(onClosed).toHaveBeenCalledOnce()
    expect(onLeave).not.toHaveBeenCalled()
    await expect.element(startForm()).not.toBeInTheDocument()
    expect(onEnded.mock.calls).toEqual([
      [{ from: daysFromNow(-200), to: daysFromNow(-3), due: daysFromNow(80), ended }],
    ])
    expect(await unsent()).toMatchObject([{ action: 'delete', table: 'pregnancy_tracking' }])
    await page.getByRole('button', { name: 'Done' }).click()
    expect(onLeave).toHaveBeenCalledOnce()
    await expect.element(startForm()).not.toBeInTheDocument()
  })

  test('that was started by mistake is deleted without an entry in the cycle log', async () => {
    const { onEnded, onLeave, unsent } = await openPregnancy({ days: 40 })
    await endBy('I turned this on by mistake')
    await page.getByRole('button', { name: 'Remove the record' }).click()
    await expect.element(startForm()).toBeVisible()
    expect(onEnded.mock.calls).toEqual([])
    expect(await unsent()).toMatchObject([{ action: 'delete' }])
    expect(onLeave).not.toHaveBeenCalled()
  })

  test('that another phone has closed leaves pregnancy mode, without a start form', async () => {
    const { db, onLeave } = await openPregnancy({ days: 69 })
    await expect.element(region('Your pregnancy')).toBeVisible()
    await db.replica('pregnancy_tracking').clear()
    await expect.poll(() => onLeave.mock.calls).toHaveLength(1)
  })
})

describe('the due date', () => {
  test('passed by two weeks shows a referral to the clinic and asks whether the pregnancy has ended', async () => {
    await openPregnancy({ days: 43 * 7 })
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent('42 weeks or more. Please contact your clinic')
    await expect.element(region('Your pregnancy')).toMatchTextContent('Week 42')
    await alert.getByRole('button', { name: 'It has ended' }).click()
    await expect.element(dialog('Has the pregnancy ended?')).toBeVisible()
  })

  test('passed by a week says to call the clinic today, on every card', async () => {
    const { setProfile } = await openPregnancy({ days: 41 * 7 })
    await setProfile({ clinicVisits: [{ week: 40, ticked: daysFromNow(-3) }] })
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/41 weeks or more: call or go to your clinic today.*WHO/)
    await expect
      .element(region('Your pregnancy'))
      .toMatchTextContent(/7 days past the due date.*Call or go to your clinic today/)
    await expect
      .element(region('Clinic visits'))
      .toMatchTextContent('1 of 8 done. 41 weeks or more: call or go to your clinic today')
    await expect.element(region('Week by week')).toMatchTextContent('41w 0d')
  })

  test('passed by less only shows the number of days', async () => {
    await openPregnancy({ days: 40 * 7 + 6 })
    await expect.element(region('Your pregnancy')).toMatchTextContent('40w 6d')
    await expect.element(region('Your pregnancy')).toMatchTextContent('6 days past the due date')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})
