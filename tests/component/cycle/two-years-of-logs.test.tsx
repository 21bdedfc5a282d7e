import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pullState } from '@/store/sync/pull/pull-state'
import { logFirst, logPast, logStart, logStartOn } from './log-acts'
import { startPeriod } from '@/health/cycle/rules/log-changes'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { on, type Act, type ChosenDay, type Life, type Saved } from './life'
import { livesInCycles } from './lives-in-cycles'
import { livesThroughStages } from './lives-through-stages'
import { newUser, openTracker } from './tracker'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

/**
 * Years of seven people, as they log them on the screens of the tracker. On some days of each, the screen must show
 * certain texts and must not show others.
 */
const lives = { ...livesInCycles, ...livesThroughStages }

/** Sections that mention fertile days or ovulation without the disclaimer. */
const sectionsWithoutDisclaimer = (): readonly string[] =>
  [...document.querySelectorAll('section')]
    .filter((section) => /fertile|ovulation/i.test(section.textContent) && section.querySelector('section') === null)
    .filter(
      (section) =>
        !section.textContent.includes('an estimate, not contraception') && !section.textContent.includes('LAM'),
    )
    .map((section) => section.textContent)

/** What the opened screen says and never says, with the disclaimer, and not wider than a phone. */
const expectScreen = async ({ day, at, says, never }: ChosenDay) => {
  const main = page.getByRole('tabpanel')
  for (const text of says) await expect.element(main, { message: `${on(day)} ${at ?? ''}` }).toMatchTextContent(text)
  if (never) await expect.element(main).not.toMatchTextContent(never)
  expect(sectionsWithoutDisclaimer()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
}

const isSeen = ({ days }: Life, start: number): boolean => days.some(({ day }) => start <= day && day < start + 4)

/** The first periods that a person logs afterwards are logged in the calendar; later ones are saved as it saves them. */
const inCalendar = 3

const loggedAfterwards = (life: Life): readonly number[] =>
  life.periods.slice(1).filter((start) => !isSeen(life, start))

/** A period is logged on its last day; one of which the screen is looked at before is begun on its first day. */
const periodActs = (life: Life): readonly Act[] => [
  ...life.periods
    .filter((start) => start === life.periods[0] || isSeen(life, start))
    .flatMap((start): readonly Act[] => [
      [start, start === life.periods[0] ? logFirst : logStart],
      [start + 4, logPast(on(start), on(start + 4))],
    ]),
  ...loggedAfterwards(life)
    .slice(0, inCalendar)
    .map((start): Act => [start + 4, logStartOn(on(start))]),
]

const savedPeriods = (life: Life): readonly Saved[] =>
  loggedAfterwards(life)
    .slice(inCalendar)
    .map((start) => [start + 4, (today) => startPeriod(on(start), today)])

test.for(Object.entries<Life>(lives))('%s, logged for a year or two', async ([_name, life]) => {
  await page.viewport(360, 740)
  pullState.setState({ status: 'done' })
  const user = newUser()
  const visit = async (at: string, run: () => Promise<void>) => {
    const { unmount } = await openTracker('period-tracker', { user, at })
    await run()
    await unmount()
  }
  /** What is logged on a day comes before what is looked at. */
  const events = [
    ...[...savedPeriods(life), ...(life.saved ?? [])].map(([day, change]) => ({
      day,
      run: () => cycleLogStore(user.id).change(change(on(day))),
    })),
    ...[...periodActs(life), ...(life.acts ?? [])].map(([day, act]) => ({
      day,
      run: () => visit('', () => act(on(day))),
    })),
    ...life.days.map((chosen) => ({ day: chosen.day, run: () => visit(chosen.at ?? '', () => expectScreen(chosen)) })),
  ].toSorted((one, other) => one.day - other.day)
  for (const { day, run } of events) {
    vi.setSystemTime(Date.parse(`${on(day)}T12:00:00+03:00`))
    await run()
  }
})
