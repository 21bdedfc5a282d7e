import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { addPastPregnancy, startPeriod } from '@/health/cycle/rules/log-changes'
import { emptyDay, type DayLog } from '@/health/cycle/rules/log'
import { expectAccessible } from '../accessibility'
import {
  daysAgo,
  historyItems,
  newUser,
  openDialog,
  openTracker,
  period,
  threePeriods,
  today,
  trackers,
} from './tracker'

const flows = () => page.getByRole('group', { name: 'Flow' }).first()
const undo = () => page.getByRole('button', { name: 'Undo', exact: true })
const gone = () => page.getByRole('status').filter({ hasText: 'Taken out of your log' })
const saved = () => page.getByText(/saved successfully/)
const readToday = (user: ReturnType<typeof newUser>) => () => {
  const state = cycleLogStore(user.id).state.getState()
  return state.status === 'open' ? (state.log.days.find(({ date }) => date === today) ?? emptyDay(today)) : undefined
}

test.for(trackers)(
  '%s: a flow that “Period started” has filled in is confirmed by a tap, and taken out by the next one, with Undo',
  async (name) => {
    const user = newUser()
    await openTracker(name, { user, days: [...period(84), ...period(56), ...period(28)] })
    const read = readToday(user)
    await page.getByRole('button', { name: 'Period started on this day' }).click()
    const medium = flows().getByRole('button', { name: 'Medium' })
    await expect.element(medium).toHaveAttribute('aria-pressed', 'true')
    await medium.click()
    await expect.element(saved()).toBeVisible()
    await expect.element(page.getByText('Your period started on this day')).toBeVisible()
    await expect.element(medium).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(read).toMatchObject({ flow: 'medium' })
    await medium.click()
    await expect
      .element(gone())
      .toMatchTextContent('Saturday 21 November 2026: Flow: Medium. Your period no longer starts on this day.')
    await expect.element(saved()).not.toBeInTheDocument()
    await expect.poll(read).toMatchObject({ flow: null })
    await undo().click()
    await expect.poll(read).toMatchObject({ flow: 'medium' })
    await expect.element(page.getByText('Your period started on this day')).toBeVisible()
  },
)

test('a flow that was filled in before the page was loaded again is confirmed by a tap, and taken out by the next one', async () => {
  const user = newUser()
  await cycleLogStore(user.id).change(startPeriod(today, today))
  await openTracker('period-tracker', { user })
  const read = readToday(user)
  const medium = flows().getByRole('button', { name: 'Medium' })
  await expect.element(medium).toHaveAttribute('aria-pressed', 'true')
  await medium.click()
  await expect.element(saved()).toBeVisible()
  await expect.poll(read).toMatchObject({ flow: 'medium' })
  await medium.click()
  await expect.element(gone()).toBeVisible()
  await expect.poll(read).toMatchObject({ flow: null })
})

test('another flow than the one that was filled in replaces it, and is no deletion', async () => {
  const user = newUser()
  await openTracker('period-tracker', { user, days: [...period(56), ...period(28)] })
  await page.getByRole('button', { name: 'Period started on this day' }).click()
  await flows().getByRole('button', { name: 'Light' }).click()
  await expect.element(saved()).toBeVisible()
  await expect.poll(readToday(user)).toMatchObject({ flow: 'light' })
})

test('spotting in place of a flow says that the period no longer starts there, and can be undone', async () => {
  const user = newUser()
  await openTracker('bloom-period-tracker', { user, days: [...period(56), ...period(28)] })
  const read = readToday(user)
  await page.getByRole('button', { name: 'Period started on this day' }).click()
  await flows().getByRole('button', { name: 'Spotting' }).click()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Your period no longer starts on this day.' }))
    .toBeVisible()
  await expect.poll(read).toMatchObject({ flow: 'spotting' })
  await undo().click()
  await expect.poll(read).toMatchObject({ flow: 'medium' })
})

const full: Partial<DayLog> = {
  flow: 'light',
  mood: 'calm',
  pain: 2,
  soaked: true,
  bledAfterSex: true,
  symptoms: ['headache', 'cramps'],
  sex: 'protected',
  pregnancyTest: 'negative',
  ovulationTest: 'positive',
  mucus: 'dry',
  temperature: 36.5,
  weight: 61,
  medicines: ['Paracetamol'],
  ownSymptoms: ['Itching'],
}
const choices: readonly { tab: string; group: string; choice: string; part: keyof DayLog; says: string }[] = [
  { tab: 'Symptoms', group: 'Flow', choice: 'Light', part: 'flow', says: 'Flow: Light' },
  { tab: 'Symptoms', group: 'Pain', choice: 'Moderate', part: 'pain', says: 'Pain: Moderate' },
  { tab: 'Symptoms', group: 'Physical', choice: 'Headache', part: 'symptoms', says: 'Headache' },
  {
    tab: 'Symptoms',
    group: 'Worth a word with a nurse',
    choice: 'A pad or tampon soaked within two hours',
    part: 'soaked',
    says: 'A pad or tampon soaked',
  },
  { tab: 'Mood', group: 'Mood', choice: 'Calm', part: 'mood', says: 'Mood: Calm' },
  { tab: 'More', group: 'Sex', choice: 'With protection', part: 'sex', says: 'Sex: With protection' },
  { tab: 'More', group: 'Pregnancy test', choice: 'Negative', part: 'pregnancyTest', says: 'Pregnancy test: Negative' },
  { tab: 'More', group: 'Ovulation test', choice: 'Positive', part: 'ovulationTest', says: 'Ovulation test: Positive' },
  { tab: 'More', group: 'Mucus', choice: 'Dry', part: 'mucus', says: 'Mucus: Dry' },
  { tab: 'More', group: 'Medicine taken', choice: 'Paracetamol', part: 'medicines', says: 'Medicines: Paracetamol' },
]

test.for(choices)(
  'a second tap on a choice says what it takes out, and can be undone: $group',
  async ({ tab, group, choice, part, says }) => {
    const user = newUser()
    await openTracker('bloom-period-tracker', { user, days: [...threePeriods, { date: today, ...full }] })
    const read = readToday(user)
    await page.getByRole('button', { name: 'Log today' }).click()
    await openDialog().getByRole('tab', { name: tab }).click()
    const before = read()
    await openDialog()
      .getByRole('group', { name: group, exact: part !== 'mucus' })
      .getByRole('button', { name: choice, exact: part !== 'mucus' })
      .click()
    await expect.element(gone()).toMatchTextContent(`Saturday 21 November 2026: ${says}`)
    await expect.element(saved()).not.toBeInTheDocument()
    await expect.poll(read).not.toEqual(before)
    // At once: the toast stays for five seconds.
    await undo().click()
    await expect.poll(() => [read()?.[part]].flat().toSorted()).toEqual([before?.[part]].flat().toSorted())
  },
)

test.for(['Symptoms', 'Mood', 'More'])('the tab %s of a day with every entry is accessible', async (tab) => {
  await openTracker('bloom-period-tracker', { days: [...threePeriods, { date: today, ...full }] })
  await page.getByRole('button', { name: 'Log today' }).click()
  await openDialog().getByRole('tab', { name: tab }).click()
  await expect.element(openDialog().getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible()
})

test('a temperature and a note that are emptied say what they took out, and what was noted since stays when that is undone', async () => {
  const user = newUser()
  await openTracker('bloom-period-tracker', {
    user,
    days: [...threePeriods, { date: today, temperature: 36.5, notes: 'Exam today' }],
    at: '?tab=notes',
  })
  const read = readToday(user)
  await userEvent.clear(page.getByRole('textbox', { name: 'Notes' }))
  await userEvent.tab()
  await expect.element(gone()).toMatchTextContent('Notes: Exam today')
  await cycleLogStore(user.id).change((log) => ({
    ...log,
    days: log.days.map((day) => (day.date === today ? { ...day, mood: 'calm' } : day)),
  }))
  await undo().click()
  await expect.poll(read).toMatchObject({ notes: 'Exam today', mood: 'calm', temperature: 36.5 })
})

test('a period that is removed in the history says so, and can be undone', async () => {
  await openTracker('period-tracker', { days: threePeriods, at: '?tab=history' })
  await historyItems()
    .first()
    .getByRole('button', { name: /^Change the period/ })
    .click()
  await openDialog().getByRole('button', { name: 'Remove this period' }).click()
  await openDialog().getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Period removed' })).toBeVisible()
  await expect.element(historyItems()).toHaveLength(2)
  await undo().click()
  await expect.element(historyItems()).toHaveLength(3)
})

test('how a child is fed can be taken back, and that can be undone', async () => {
  const user = newUser()
  await cycleLogStore(user.id).change(
    addPastPregnancy({ from: daysAgo(310), to: daysAgo(30), due: null, ended: 'birth' }),
  )
  await openTracker('period-tracker', { user, days: [{ date: daysAgo(310), flow: 'medium' }] })
  const fully = page.getByRole('button', { name: /^Fully/ })
  await fully.click()
  await expect.element(fully).toHaveAttribute('aria-pressed', 'true')
  await fully.click()
  await expect.element(gone()).toMatchTextContent('Fully, or nearly')
  await expect.element(fully).toHaveAttribute('aria-pressed', 'false')
  await undo().click()
  await expect.element(fully).toHaveAttribute('aria-pressed', 'true')
})
