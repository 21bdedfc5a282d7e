import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pullState } from '@/store/sync/pull/pull-state'
import { logFirst, logPast, logStart, logStartOn } from './log-acts'
import { on, type Act, type ChosenDay, type Life } from './life'
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

/** A period is logged on its last day; one of which the screen is looked at before is begun on its first day. */
const periodActs = ({ periods, days }: Life): readonly Act[] =>
  periods.flatMap((start): readonly Act[] => {
    const isLookedAt = days.some(({ day }) => start <= day && day < start + 4)
    if (start === periods[0])
      return [
        [start, logFirst],
        [start + 4, logPast(on(start), on(start + 4))],
      ]
    return isLookedAt
      ? [
          [start, logStart],
          [start + 4, logPast(on(start), on(start + 4))],
        ]
      : [[start + 4, logStartOn(on(start))]]
  })

test.for(Object.entries<Life>(lives))('%s, logged for a year or two', async ([_name, life]) => {
  await page.viewport(360, 740)
  pullState.setState({ status: 'done' })
  const user = newUser()
  /** What is logged on a day comes before what is looked at. */
  const visits = [
    ...[...periodActs(life), ...(life.acts ?? [])].map(([day, act]) => ({ day, at: '', run: () => act(on(day)) })),
    ...life.days.map((chosen) => ({ day: chosen.day, at: chosen.at ?? '', run: () => expectScreen(chosen) })),
  ].toSorted((one, other) => one.day - other.day)
  for (const { day, at, run } of visits) {
    vi.setSystemTime(Date.parse(`${on(day)}T12:00:00+03:00`))
    const { unmount } = await openTracker('period-tracker', { user, at })
    await run()
    await unmount()
  }
})
