import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn } from '../signed-in'
import { daysFromNow, dialog, openPregnancy, region, today } from './pregnancy'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const save = (title: string) => dialog(title).getByRole('button', { name: 'Save' }).click()

test('editing saves the clinic’s due date, a name and notes, and Cancel changes nothing', async () => {
  const { unsentValues } = await openPregnancy({ days: 87 })
  const own = region('Your pregnancy')
  await own.getByRole('button', { name: 'Edit' }).click()
  await userEvent.fill(own.getByLabelText('Baby name'), 'Nobody')
  await own.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(own).not.toMatchTextContent('Nobody')

  await own.getByRole('button', { name: 'Edit' }).click()
  await userEvent.fill(own.getByLabelText('Due date'), daysFromNow(400))
  await own.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(own.getByText('That is more than 40 weeks away. Please check the date.')).toBeVisible()
  await expect.element(own.getByLabelText('Due date')).toHaveFocus()
  await userEvent.fill(own.getByLabelText('Due date'), daysFromNow(280 - 101))
  await userEvent.fill(own.getByLabelText('Baby name'), 'Zuri')
  await userEvent.fill(own.getByLabelText('Notes'), 'Ask about iron')
  await own.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(own.getByRole('heading', { name: 'Zuri' })).toBeVisible()
  for (const words of ['14w 3d', 'Second trimester', 'Ask about iron'])
    await expect.element(own).toMatchTextContent(words)
  expect(await unsentValues()).toEqual({
    due_date: daysFromNow(280 - 101),
    pregnancy_start_date: daysFromNow(-101),
    current_week: 14,
    baby_name: 'Zuri',
    notes: 'Ask about iron',
  })
})

test('what another tab changes while a form is open stays', async () => {
  const { db, unsentValues } = await openPregnancy({
    days: 87,
    row: {
      appointments: [{ id: 'a', date: daysFromNow(30), place: 'Scan', note: '' }],
      symptoms: [{ date: daysFromNow(-1), text: 'Nausea' }],
    },
  })
  const change = (values: object) => db.replica('pregnancy_tracking').toCollection().modify(values)
  const own = region('Your pregnancy')
  await own.getByRole('button', { name: 'Edit' }).click()
  await userEvent.fill(own.getByLabelText('Baby name'), 'Zuri')
  await change({ notes: 'Ask about iron', due_date: daysFromNow(190) })
  await own.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(own.getByRole('heading', { name: 'Zuri' })).toBeVisible()
  await expect.element(own).toMatchTextContent('Ask about iron')
  expect(await unsentValues()).toEqual({ baby_name: 'Zuri' })

  await region('Appointments')
    .getByRole('button', { name: /Edit appointment/ })
    .click()
  await userEvent.fill(dialog('Edit appointment').getByLabelText('Where or with whom'), 'Hospital')
  await change({ appointments: [{ id: 'a', date: daysFromNow(31), place: 'Scan', note: 'Drink water' }] })
  await save('Edit appointment')
  await expect.element(dialog('Edit appointment')).not.toBeInTheDocument()
  expect((await unsentValues()).appointments).toEqual([
    { id: 'a', date: daysFromNow(31), place: 'Hospital', note: 'Drink water' },
  ])

  await region('Symptoms')
    .getByRole('button', { name: /Edit symptom/ })
    .click()
  await expect.element(dialog('Edit symptom')).toBeVisible()
  await change({
    symptoms: [
      { date: daysFromNow(-2), text: 'Tired' },
      { date: daysFromNow(-1), text: 'Nausea' },
    ],
  })
  await dialog('Edit symptom').getByRole('button', { name: 'Delete' }).click()
  await expect.element(dialog('Edit symptom')).not.toBeInTheDocument()
  expect((await unsentValues()).symptoms).toEqual([{ date: daysFromNow(-2), text: 'Tired' }])
})

test('a half-written appointment stands in its form again until it is cancelled', async () => {
  signedIn()
  await openPregnancy({ days: 87 })
  const add = () => region('Appointments').getByRole('button', { name: 'Add an appointment' }).click()
  const place = () => dialog('New appointment').getByLabelText('Where or with whom')
  await add()
  await userEvent.fill(place(), 'Campus clinic')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('New appointment')).not.toBeInTheDocument()
  await add()
  await expect.element(place()).toHaveValue('Campus clinic')
  expect(JSON.stringify({ ...localStorage })).not.toContain('Campus clinic')
  await dialog('New appointment').getByRole('button', { name: 'Cancel' }).click()
  await add()
  await expect.element(place()).toHaveValue('')
})

test('appointments are added, changed and deleted, and unreadable ones are preserved', async () => {
  const broken = { date: 'soon', kept: true }
  const { unsentValues } = await openPregnancy({
    days: 87,
    row: { appointments: [broken, { id: 'a', date: daysFromNow(-7), place: 'First visit' }] },
  })
  const visits = region('Appointments')
  const coming = visits.getByRole('list', { name: 'Appointments to come' }).getByRole('listitem')
  await expect.element(visits.getByText('None to come.')).toBeVisible()
  await expect.element(visits.getByText('First visit')).not.toBeVisible()
  await visits.getByText('Past appointments (1)').click()
  await expect.element(visits.getByText('First visit')).toBeVisible()
  const form = dialog('New appointment')
  for (const [days, place] of [
    [30, 'Scan'],
    [10, 'Campus Health Centre'],
  ] as const) {
    await visits.getByRole('button', { name: 'Add an appointment' }).click()
    await save('New appointment')
    await expect.element(form.getByText('Choose the day of the appointment.')).toBeVisible()
    await expect.element(form.getByLabelText('Day', { exact: false })).toHaveFocus()
    await userEvent.fill(form.getByLabelText('Day', { exact: false }), daysFromNow(days))
    await userEvent.fill(form.getByLabelText('Time'), '09:30')
    await userEvent.fill(form.getByLabelText('Where or with whom'), place)
    await save('New appointment')
    await expect.element(form).not.toBeInTheDocument()
  }
  await expect.element(coming.first()).toMatchTextContent(/9:30AM Next.*Campus Health Centre/)
  await expect.element(coming.last()).toMatchTextContent('Scan')
  await visits.getByRole('button', { name: /Edit appointment: .*Scan/ }).click()
  await userEvent.fill(dialog('Edit appointment').getByLabelText('Note'), 'Drink water')
  await save('Edit appointment')
  await expect.element(coming.last()).toMatchTextContent('Drink water')
  await visits.getByRole('button', { name: /Edit appointment: .*Campus/ }).click()
  await dialog('Edit appointment').getByRole('button', { name: 'Delete' }).click()
  await expect.element(coming).toHaveLength(1)
  await expect.element(coming).toMatchTextContent(/Next.*Scan.*Drink water/)
  expect((await unsentValues()).appointments).toMatchObject([
    broken,
    { id: 'a', place: 'First visit' },
    { date: daysFromNow(30), time: '09:30', place: 'Scan', note: 'Drink water' },
  ])
})

test('an appointment that has begun today is past, and the next one is marked', async () => {
  vi.setSystemTime(new Date(`${today}T12:00`))
  const visit = (id: string, days: number, time: string) => ({ id, date: daysFromNow(days), time, place: id, note: '' })
  await openPregnancy({
    days: 87,
    row: { appointments: [visit('Morning', 0, '08:00'), visit('Evening', 0, '17:30'), visit('Scan', 1, '08:00')] },
  })
  const visits = region('Appointments')
  const coming = visits.getByRole('list', { name: 'Appointments to come' }).getByRole('listitem')
  await expect.element(coming).toHaveLength(2)
  await expect.element(coming.first()).toMatchTextContent(/Next.*Evening/)
  await expect.element(coming.last()).not.toMatchTextContent(/Next/)
  await visits.getByText('Past appointments (1)').click()
  await expect.element(visits.getByText('Morning')).toBeVisible()
  vi.useRealTimers()
})

test('a symptom is added under today', async () => {
  const { unsentValues } = await openPregnancy({ days: 87 })
  await page.getByRole('button', { name: 'Add a symptom' }).click()
  const words = dialog('New symptom').getByLabelText('What you feel', { exact: false })
  await userEvent.fill(words, '\u3164\u200b')
  await save('New symptom')
  await expect.element(dialog('New symptom').getByText('Write what you feel.')).toBeVisible()
  await userEvent.fill(words, 'Nausea')
  await save('New symptom')
  await expect.element(region('Symptoms').getByRole('listitem')).toMatchTextContent('Nausea')
  await expect.element(region('Symptoms').getByRole('img')).not.toBeInTheDocument()
  expect((await unsentValues()).symptoms).toMatchObject([{ date: today, text: 'Nausea' }])
})

test('the symptoms of each week are a small picture, with a text that says the same', async () => {
  const noted = (days: number) => ({ date: daysFromNow(days), text: 'Nausea' })
  await openPregnancy({ days: 87, row: { symptoms: [noted(-1), noted(-2), noted(-14)] } })
  await expect
    .element(region('Symptoms').getByRole('img'))
    .toHaveAccessibleName('Symptoms by week, from week 10 to 12: 3 in all, most in week 12 (2).')
})

test('one weight is stored per day, and the chart has a text with the same values', async () => {
  const { unsentValues } = await openPregnancy({
    days: 87,
    row: { weight_tracking: [{ date: daysFromNow(-14), kg: 60 }] },
  })
  const weights = region('Weight')
  const form = dialog('New weight')
  const add = async (kg: string) => {
    await weights.getByRole('button', { name: 'Add a weight' }).click()
    await userEvent.fill(form.getByLabelText('Weight in kg', { exact: false }), kg)
    await save('New weight')
  }
  await expect.element(weights.getByText('60.0 kg')).toBeVisible()
  await expect.element(weights.getByRole('img')).not.toBeInTheDocument()
  await add('19')
  await expect.element(form.getByText('Write your weight in kilograms, 20 to 250.')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  for (const kg of ['61,04 kg', '62.5']) {
    await add(kg)
    await expect.element(form).not.toBeInTheDocument()
  }
  await expect.element(weights.getByRole('listitem')).toHaveLength(2)
  await expect.element(weights.getByRole('listitem').first()).toMatchTextContent('62.5 kg')
  await expect
    .element(weights.getByRole('img'))
    .toHaveAccessibleName(/^From 60\.0 kg on .* to 62\.5 kg on .*: 2\.5 kg more\.$/)
  expect((await unsentValues()).weight_tracking).toMatchObject([
    { date: daysFromNow(-14), kg: 60 },
    { date: today, kg: 62.5 },
  ])
})

test('the milestones show which have passed, which is current and which is next', async () => {
  await openPregnancy({ days: 250 })
  const milestones = region('Week by week').getByRole('listitem')
  await expect.element(milestones.filter({ hasText: 'Week 32' })).toHaveAttribute('aria-current', 'step')
  await expect.element(milestones.filter({ hasText: 'Week 36' })).toMatchTextContent('Next')
  await expect.element(milestones.filter({ hasText: 'Week 28' })).toMatchTextContent('Passed')
})
