import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../accessibility'
import { daysFromNow, dialog, endBy, openPregnancy } from './pregnancy'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

describe('no accessibility or layout problems are found', () => {
  test('in the start form with every possible error', async () => {
    await openPregnancy()
    await page.getByRole('button', { name: 'Start tracking' }).click()
    await expectAccessible()
    await page.getByRole('button', { name: 'I know my week' }).click()
    await expectAccessible()
  })

  describe('in a record', () => {
    beforeEach(async () => {
      await openPregnancy({
        days: 43 * 7,
        row: {
          notes: 'Averyveryverylongwordwithoutanyblankthatdoesnotfitanywhere',
          appointments: [-9, 3, 20].map((days) => ({
            id: String(days),
            date: daysFromNow(days),
            time: '09:30',
            place: 'Campus Health Centre',
            note: 'Handbook',
          })),
          symptoms: [-2, -20].map((days) => ({ date: daysFromNow(days), text: 'Swollen feet in the evening' })),
          weight_tracking: [-30, -20, -10].map((days) => ({ date: daysFromNow(days), kg: 70 + days / 10 })),
        },
      })
    })

    test('that is read', async () => {
      await page.getByText('Past appointments (1)').click()
      await expectAccessible()
    })

    test('that is edited', async () => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await expect.element(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
      await expectAccessible()
    })

    test.each([
      ['Danger signs and help', 'Get help at once'],
      ['Add an appointment', 'New appointment'],
      ['Add a symptom', 'New symptom'],
      ['Add a weight', 'New weight'],
    ])('under "%s", whose sheet returns the focus', async (button, title) => {
      await page.getByRole('button', { name: button }).click()
      await expect.element(dialog(title)).toBeVisible()
      await expectAccessible()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog(title)).not.toBeInTheDocument()
      await expect.element(page.getByRole('button', { name: button })).toHaveFocus()
    })

    test('that is being closed', async () => {
      await endBy('I lost the pregnancy')
      await expect.element(page.getByRole('button', { name: 'Close the record' })).toBeVisible()
      await expectAccessible()
    })
  })
})
