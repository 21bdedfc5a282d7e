import { expect, test } from './fixtures.ts'
import { expectNoFault } from './looking.ts'
import { daysFromNow, endBy, openedBy, sheet } from './pregnancy.ts'

test('the start form has no barrier', async ({ page, server }) => {
  await openedBy(page, server, null)
  await page.getByRole('button', { name: 'Start tracking' }).click()
  await expectNoFault(page, 'last period')
  await page.getByRole('button', { name: 'I know my week' }).click()
  await expectNoFault(page, 'week')
})

test('a record and its sheets have no barrier', async ({ page, server }) => {
  await openedBy(page, server, 43 * 7, {
    notes: 'Averyveryverylongwordwithoutanyblankthatdoesnotfitanywhere',
    appointments: [-9, 3, 20].map((days) => ({ id: String(days), date: daysFromNow(days), time: '09:30', place: 'Campus Health Centre', note: 'Handbook' })),
    symptoms: [{ date: daysFromNow(-2), text: 'Swollen feet in the evening' }],
    weight_tracking: [-30, -20, -10].map((days) => ({ date: daysFromNow(days), kg: 70 + days / 10 })),
  })
  await page.getByText('Past appointments (1)').click()
  await expectNoFault(page, 'the record')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expectNoFault(page, 'edit mode')
  for (const [button, title] of [
    ['Danger signs and help', 'Get help at once'],
    ['Add an appointment', 'New appointment'],
    ['Add a symptom', 'New symptom'],
    ['Add a weight', 'New weight'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(sheet(page, title)).toBeVisible()
    await expectNoFault(page, title)
    await page.keyboard.press('Escape')
    await expect(sheet(page, title)).toBeHidden()
    await expect(page.getByRole('button', { name: button })).toBeFocused()
  }
  await endBy(page, 'I lost the pregnancy')
  await expect(page.getByRole('button', { name: 'Close the record' })).toBeVisible()
  await expectNoFault(page, 'the end')
})
