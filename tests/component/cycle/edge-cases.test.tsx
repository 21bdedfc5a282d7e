import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import type { User } from '@/store/session/session-state'
import { userDb } from '@/store/user-db'
import { pullState } from '@/store/sync/pull/pull-state'
import { changeProfile } from '@/health/cycle/rules/log-changes'
import type { CycleProfile, PastPregnancy } from '@/health/cycle/rules/log'
import { startValues } from '@/health/pregnancy/rules/record'
import { addDays } from '@/kit/rules/day'
import { dayAndMonth } from '@/kit/words/format-day'
import {
  calendarDay,
  daysAgo,
  openDialog,
  historyItems,
  newUser,
  openTracker,
  period,
  region,
  today,
  trackers,
} from './tracker'

const urgent = () => region('Get help now')
const glance = () => region('Today at a glance')
const userWithProfile = async (profile: Partial<Omit<CycleProfile, 'predictions'>>): Promise<User> => {
  const user = newUser()
  await cycleLogStore(user.id).change(changeProfile(profile))
  return user
}
const userAfterPregnancy = (ended: PastPregnancy['ended'], days: number, weeks = ended === 'birth' ? 39 : 9) =>
  userWithProfile({ pregnancies: [{ from: daysAgo(days + weeks * 7), to: daysAgo(days), due: null, ended }] })
const pregnantUser = async (): Promise<User> => {
  const user = newUser()
  const lists = { appointments: [], symptoms: [], weight_tracking: [] }
  await userDb(user.id)
    .replica('pregnancy_tracking')
    .put({
      id: crypto.randomUUID(),
      rev: 1,
      ...startValues(addDays(today, 200), today),
      baby_name: null,
      notes: null,
      ...lists,
    })
  return user
}

describe.each(trackers)('/%s', (name) => {
  test('any bleeding in a pregnancy is an urgent sign with a number to call, in both modes', async () => {
    const { router } = await openTracker(name, {
      user: await pregnantUser(),
      days: [...period(80), { date: today, flow: 'light' }],
    })
    await expect.element(urgent()).toMatchTextContent('Any bleeding in a pregnancy must be seen at once.')
    await expect.element(urgent().getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999')
    await page.getByRole('switch', { name: 'Pregnancy mode' }).click()
    await expect.element(page.getByText('Predictions rest while you are pregnant')).toBeVisible()
    await expect.element(urgent()).toBeVisible()
    expect(router.state.location.search).toMatchObject({ mode: 'cycle' })
  })

  test('the danger signs are also one tap away in cycle mode', async () => {
    await openTracker(name, { days: period(20) })
    await page.getByRole('button', { name: 'Danger signs and help' }).click()
    for (const sign of ['Convulsions', 'Fast or difficult breathing', 'Clots larger than an egg'])
      await expect.element(openDialog().getByText(sign).first()).toBeVisible()
    await expect
      .element(
        openDialog()
          .getByText(/Campus Health Centre/)
          .first(),
      )
      .toBeVisible()
    await expect.element(openDialog().getByRole('link', { name: /1199/ })).toHaveAttribute('href', 'tel:1199')
  })

  test('a window that has passed is no next one, where no period is called late', async () => {
    await openTracker(name, {
      user: await userWithProfile({ stage: 'perimenopause' }),
      days: [...period(160), ...period(120), ...period(85)],
    })
    await expect.element(page.getByText(/it was expected$/i)).toBeVisible()
    await expect.element(page.getByText(/late$/)).not.toBeInTheDocument()
  })

  test('bleeding after a birth does not count as a cycle', async () => {
    await openTracker(name, { user: await userAfterPregnancy('birth', 16), days: [...period(15), ...period(6)] })
    await expect
      .element(
        page.getByText('Bleeding in the first six weeks, with or without pauses, is no period', { exact: false }),
      )
      .toBeVisible()
    await expect.element(page.getByText('Clots larger than an egg')).toBeVisible()
    await expect.element(page.getByText(/Next period|Cycle day|Fertile/)).not.toBeInTheDocument()
  })

  test('after a loss, condolences come first, and no cycle is shown', async () => {
    await openTracker(name, { user: await userAfterPregnancy('loss', 10), days: period(9) })
    await expect
      .element(page.getByRole('heading', { name: 'We are sorry. Take all the time that you need' }))
      .toBeVisible()
    await expect
      .element(page.getByText('The first period usually comes in 4 to 6 weeks.', { exact: false }))
      .toBeVisible()
    await expect.element(page.getByText(/Next period|Cycle day|late/)).not.toBeInTheDocument()
  })

  test('after a loss at 38 weeks, a soaked pad on day 30 is urgent, and no period', async () => {
    await openTracker(name, {
      user: await userAfterPregnancy('loss', 30, 38),
      days: [{ date: today, flow: 'heavy', soaked: true }],
    })
    await expect
      .element(page.getByRole('heading', { name: 'We are sorry. Take all the time that you need' }))
      .toBeVisible()
    await expect.element(urgent()).toMatchTextContent('You soaked a pad after the loss.')
    await expect.element(page.getByText('Bleeding in the first six weeks', { exact: false })).toBeVisible()
    await expect.element(page.getByText(/Next period|Cycle day/)).not.toBeInTheDocument()
  })

  test('irregular cycles have no ovulation day and no peak in the calendar', async () => {
    await openTracker(name, {
      days: [...period(98), ...period(74), ...period(36), ...period(6)],
      at: name === 'period-tracker' ? '?tab=calendar' : '',
    })
    await expect.element(calendarDay(today)).toBeVisible()
    await expect
      .element(
        page
          .getByRole('grid')
          .getByRole('button', { name: /fertile, medium/ })
          .first(),
      )
      .toBeVisible()
    await expect.element(page.getByRole('grid').getByRole('button', { name: /ovulation|peak/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('list', { name: 'What the marks mean' })).not.toMatchTextContent('Ovulation')
  })

  test('after half a year without entries the user is asked what happened, and no cycle days are counted', async () => {
    await openTracker(name, { days: [...period(228), ...period(200)] })
    await expect
      .element(page.getByText(`Nothing is logged since ${dayAndMonth(daysAgo(196))}. What happened?`))
      .toBeVisible()
    await expect.element(page.getByText('Log your last period, and dates come back.')).toBeVisible()
    await expect.element(page.getByText(/late/)).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'None came' }).click()
    await expect.element(page.getByText('If you might be pregnant, take a test.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'I had periods' }).click()
    await expect.element(page.getByRole('button', { name: 'Log a past period' })).toBeVisible()
  })
})

test.for([
  { what: 'the record', days: period(60), shown: 'Your pregnancy' },
  { what: 'an urgent sign', days: [...period(60), { date: today, flow: 'light' } as const], shown: 'Get help now' },
])('a pregnancy that has just been started shows the top of the screen and focuses $what', async ({ days, shown }) => {
  await page.viewport(360, 500)
  await openTracker('period-tracker', { days, at: '?mode=pregnancy' })
  pullState.setState({ status: 'done' })
  const submit = page.getByRole('button', { name: 'Start tracking' })
  await userEvent.fill(page.getByLabelText('First day of your last period'), daysAgo(60))
  submit.element().scrollIntoView({ block: 'start' })
  expect(scrollY).toBeGreaterThan(0)
  await submit.click()
  await expect.element(region(shown)).toHaveFocus()
  await expect.poll(() => scrollY).toBe(0)
})

describe('a forgotten period', () => {
  const days = [...period(118), ...period(90), ...period(62), ...period(6)]
  const question = () => page.getByText(`Did you forget a period around ${dayAndMonth(daysAgo(34))}?`)

  test('is added with one tap, and undone with another', async () => {
    await openTracker('period-tracker', { days })
    await expect.element(question()).toBeVisible()
    await expect.element(glance()).toMatchTextContent('Sun 13 Dec')
    await page.getByRole('button', { name: 'Yes, add it' }).click()
    await expect.element(question()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(question()).toBeVisible()
  })

  test.each(['Leave it out', 'No'])('is not asked about again after "%s"', async (answer) => {
    const user = newUser()
    const { unmount } = await openTracker('period-tracker', { user, days })
    await page.getByRole('button', { name: answer, exact: true }).click()
    await expect.element(question()).not.toBeInTheDocument()
    await unmount()
    await openTracker('period-tracker', { user })
    await expect.element(glance()).toBeVisible()
    await expect.element(question()).not.toBeInTheDocument()
  })
})

test('days dated after today are ignored, and the app shows that', async () => {
  await openTracker('period-tracker', { days: [...period(20), { date: daysAgo(-400), flow: 'medium' }] })
  await expect.element(page.getByText('1 day in your log is dated after today.', { exact: false })).toBeVisible()
  await expect.element(glance()).toMatchTextContent('Day 21')
})

test('three cycles of 100 days give no date, and are not reported as too few cycles', async () => {
  await openTracker('period-tracker', { days: [310, 210, 110, 10].flatMap(period) })
  await expect
    .element(glance())
    .toMatchTextContent('Most of your last cycles were longer than 90 days. No date can be told from them.')
  await expect
    .element(region('It may help to talk to someone'))
    .toMatchTextContent('shorter than 21 days or longer than is usual')
  await expect.element(page.getByText('No completed cycle is logged yet', { exact: false })).not.toBeInTheDocument()
})

test('a double tap on the start of a period does not remove it again', async () => {
  await openTracker('bloom-period-tracker', { days: period(40) })
  await page.getByRole('button', { name: 'Period started on this day' }).dblClick()
  await expect.element(page.getByText('Your period started on this day')).toBeVisible()
  await expect.element(calendarDay(today, ', today, period logged')).toBeVisible()
})

test('after the first answers the screen is scrolled to the top', async () => {
  await page.viewport(360, 640)
  await openTracker('period-tracker')
  await userEvent.fill(page.getByLabelText('When did your last period start?'), daysAgo(9))
  await page.getByRole('button', { name: 'Show my cycle' }).click()
  await expect.element(glance()).toBeVisible()
  await expect.poll(() => scrollY).toBe(0)
})

test('a period marked as no period leaves the history, and the calendar can undo that', async () => {
  const user = newUser()
  await openTracker('period-tracker', { user, days: [...period(48), ...period(20)], at: '?tab=history' })
  await historyItems()
    .first()
    .getByRole('button', { name: /^Change the period/ })
    .click()
  await openDialog()
    .getByLabelText('If this was no period, what was it?')
    .selectOptions('From contraception or medicine')
  await openDialog().getByRole('button', { name: 'This was no period' }).click()
  await expect.element(historyItems()).toHaveLength(1)
  await page.getByRole('tab', { name: 'Calendar' }).click()
  await calendarDay(daysAgo(20)).click()
  await page.getByRole('button', { name: 'Take back your mark' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect.element(historyItems()).toHaveLength(2)
})
