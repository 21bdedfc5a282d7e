import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { calendarDay, daysAgo, newUser, openTracker, period, region, today } from './tracker'

const open = (...starts: readonly number[]) => openTracker('bloom-period-tracker', { days: starts.flatMap(period) })
const choices = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('button')

test('three answers are enough to start', async () => {
  await open()
  await userEvent.fill(page.getByLabelText('When did your last period start?'), daysAgo(9))
  await page.getByRole('button', { name: 'Cycle length: one day more' }).click()
  await expect.element(page.getByRole('group', { name: 'Cycle length' })).toMatchTextContent('29 days')
  await page.getByRole('button', { name: 'Show my cycle' }).click()
  await expect.element(region('Where you are in your cycle')).toMatchTextContent('Cycle day10of about 29')
  await expect.element(region('Where you are in your cycle')).toMatchTextContent('Follicular phase')
  await expect
    .element(region('Next period'))
    .toMatchTextContent('6 to 16 Decemberbegins in 15 daysA single day needs two complete cycles in your log.')
  await expect.element(region('Fertile window')).toMatchTextContent('This is an estimate, not contraception.')
  await expect.element(calendarDay(daysAgo(9), ', period logged')).toBeVisible()
})

describe('the log', () => {
  test('saves what is entered on each of its tabs', async () => {
    await open(20)
    await choices('Flow').filter({ hasText: 'Spotting' }).click()
    await page.getByRole('button', { name: 'Cramps' }).click()
    await page.getByRole('tab', { name: 'Mood' }).click()
    await page.getByRole('button', { name: 'Calm' }).click()
    await page.getByRole('tab', { name: 'Notes' }).click()
    await userEvent.fill(page.getByRole('textbox', { name: 'Notes' }), 'Slept well')
    await userEvent.tab()
    await page.getByRole('tab', { name: 'Symptoms' }).click()
    await expect.element(page.getByRole('button', { name: 'Cramps' })).toHaveAttribute('aria-pressed', 'true')
    // The chips show it: the sentence is for screen readers, and covers nothing.
    const told = page.getByRole('status').filter({ hasText: "Today's data saved successfully!" })
    await expect.element(told).toBeInTheDocument()
    expect(told.element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect
      .element(calendarDay(today, ', today, spotting logged,.* symptoms logged, mood logged, notes written'))
      .toBeVisible()
    await page.getByRole('tab', { name: 'Notes' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Slept well')
  })

  test('of another day is saved under that day’s date', async () => {
    await openTracker('bloom-period-tracker', { days: period(20), day: daysAgo(1) })
    await page.getByRole('button', { name: 'Headache' }).click()
    await expect.element(page.getByText('Data of 20 November saved successfully!')).toBeVisible()
    await expect.element(calendarDay(daysAgo(1), '.*symptoms logged')).toBeVisible()
  })

  test('of a future day cannot be filled in', async () => {
    await openTracker('bloom-period-tracker', { days: period(20), day: daysAgo(-3) })
    await expect.element(page.getByText('This day is still to come.', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Save|Period started/ })).not.toBeInTheDocument()
  })
})

test('all symptoms and six moods are free; premium unlocks all ten moods', async () => {
  const user = newUser()
  await openTracker('bloom-period-tracker', { user, days: period(20) })
  await expect.element(choices('Physical')).toHaveLength(10)
  await expect.element(choices('Emotional')).toHaveLength(5)
  for (const symptom of ['Nausea', 'Dizziness', 'Low mood'])
    await expect.element(page.getByRole('button', { name: symptom })).toBeVisible()
  await page.getByRole('tab', { name: 'Mood' }).click()
  await expect.element(choices('Mood').filter({ hasNotText: 'Premium' })).toHaveLength(6)
  await expect.element(page.getByText('KES 100 per year')).toBeVisible()
  await expect.element(page.getByText('nothing is charged now', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '4 more with Premium' }).click()
  await expect.element(page.getByRole('heading', { name: 'Comrade Premium' })).toHaveFocus()
  await page.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect.element(choices('Mood')).toHaveLength(10)
})

describe('a prediction', () => {
  test('explains how its date was calculated', async () => {
    await open(12 + 28 + 29 + 30, 12 + 28 + 29, 12 + 28, 12)
    const next = region('Next period')
    await expect.element(next).toMatchTextContent('Likely range:')
    await next.getByRole('button', { name: 'Why this date?' }).click()
    await expect
      .element(next)
      .toMatchTextContent('The middle one of your last 3 cycles, by length, is 29 days, counted from Mon 9 Nov.')
    for (const length of ['30 days', '29 days', '28 days'])
      await expect.element(next.getByRole('listitem').filter({ hasText: length })).toHaveLength(1)
    await expect.element(next).toMatchTextContent('About 1.0 days either way.')
    await expect.element(next).toMatchTextContent('Medium: there are a few cycles to go by.')
    await expect.element(next).toMatchTextContent('This is an estimate, not contraception.')
  })

  test('is a range for irregular cycles, with whom to talk to', async () => {
    await open(20 + 38 + 24 + 30, 20 + 38 + 24, 20 + 38, 20)
    await expect
      .element(region('Next period'))
      .toMatchTextContent('Your cycles vary, so this is a window and not a day.')
    await expect
      .element(region('It may help to talk to someone'))
      .toMatchTextContent('Your last three cycles differed by more than 9 days.')
    await expect
      .element(region('It may help to talk to someone'))
      .toMatchTextContent(/\+254 700 000 190: sample number, not callable/)
  })

  test('of a late period ends when the user logs its start', async () => {
    await open(36)
    const next = region('Next period')
    await expect.element(next).toMatchTextContent('Your period may be 3 days late')
    await next.getByRole('button', { name: 'It started today' }).click()
    await expect.element(region('Where you are in your cycle')).toMatchTextContent('Menstrual phase')
    await expect.element(next).not.toMatchTextContent('late')
  })
})
