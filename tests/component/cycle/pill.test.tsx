import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { startMethod } from '@/health/cycle/rules/method-commands'
import type { MethodUse } from '@/health/cycle/rules/contraception'
import type { PackKind } from '@/health/cycle/rules/pill-pack'
import { longDay } from '@/kit/words/format-day'
import { expectAccessible } from '../accessibility'
import { daysAgo, newUser, openTracker, region, threePeriods, today, trackers, type TrackerName } from './tracker'

const card = () => region('Contraception')
const pill = (more: Partial<MethodUse> = {}): MethodUse => ({
  method: 'combined-pill',
  from: daysAgo(40),
  to: null,
  given: null,
  givenBefore: null,
  until: null,
  progestogen: null,
  packs: [],
  ...more,
})
const packOf = (kind: PackKind, day: number) => [{ kind, start: daysAgo(day - 1) }]

/** Opens a tracker with a pill, ticked on the days before today but on those that are `missed` days ago. */
const openWith = async (
  use: MethodUse,
  {
    missed = [],
    ticks = 12,
    name = 'period-tracker',
  }: { missed?: readonly number[]; ticks?: number; name?: TrackerName } = {},
) => {
  const user = newUser()
  await cycleLogStore(user.id).change(startMethod(use))
  const taken = Array.from({ length: ticks }, (_, n) => n + 1).filter((ago) => !missed.includes(ago))
  await openTracker(name, {
    user,
    days: [
      ...threePeriods.filter(({ date }) => date < daysAgo(ticks)),
      ...taken.map((ago) => ({ date: daysAgo(ago), pillTaken: 'in-time' as const })),
    ],
  })
  return (date: string) => {
    const state = cycleLogStore(user.id).state.getState()
    return state.status === 'open' ? (state.log.days.find((day) => day.date === date)?.pillTaken ?? null) : undefined
  }
}

test.for(trackers)('%s: today’s pill is ticked with one tap, and that can be undone', async (name) => {
  const taken = await openWith(pill({ packs: packOf('pack-21-7', 9) }), { name, ticks: 8 })
  await expect.element(card()).toMatchTextContent(/Pill 9 of 21. Next pack: Friday 11 December 2026/)
  await card().getByRole('button', { name: 'I took today’s pill' }).click()
  await expect.element(card()).toMatchTextContent(/Today’s pill: taken/)
  await expect.poll(() => taken(today)).toBe('in-time')
  await expectAccessible()
  await card().getByRole('button', { name: 'Undo today’s pill' }).click()
  await expect.element(card().getByRole('button', { name: 'I took today’s pill' })).toBeVisible()
  await expect.poll(() => taken(today)).toBeNull()
})

test('yesterday’s pill that is not ticked says what to do, and is ticked late', async () => {
  const taken = await openWith(pill({ packs: packOf('pack-21-7', 9) }), { missed: [1], ticks: 8 })
  const advice = region(`The pill of ${longDay(daysAgo(1))} is not ticked`)
  await expect.element(advice).toMatchTextContent(/Take it now, even if that means two in a day/)
  await expect.element(advice.getByRole('link', { name: /1190/ })).toBeVisible()
  await expectAccessible()
  await card()
    .getByRole('button', { name: `I took it: the pill of ${longDay(daysAgo(1))}` })
    .click()
  await expect.element(advice).not.toBeInTheDocument()
  await expect.poll(() => taken(daysAgo(1))).toBe('in-time')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(advice).toBeVisible()
  await card()
    .getByRole('button', { name: `A day late: the pill of ${longDay(daysAgo(1))}` })
    .click()
  await expect.poll(() => taken(daysAgo(1))).toBe('late')
})

test('a mini-pill that was missed four days ago still asks for emergency contraception, though it protects again', async () => {
  await openWith(pill({ method: 'progestogen-pill', progestogen: 'desogestrel', packs: packOf('pack-28', 20) }), {
    missed: [4],
    ticks: 19,
  })
  await expect
    .element(card())
    .toMatchTextContent(
      new RegExp(
        `It may not have protected up to ${longDay(daysAgo(2))}. Sex without a condom in the last 5 days: ask for emergency contraception now`,
      ),
    )
})

test.for<[week: string, day: number, says: RegExp, never: RegExp]>([
  [
    '1',
    5,
    /Use condoms until you have taken 7 more pills in a row.*ask for emergency contraception now/,
    /Skip the break/,
  ],
  ['2', 12, /Use condoms until you have taken 7 more pills in a row/, /Skip the break|emergency contraception now/],
  ['3', 19, /Use condoms until.*Skip the break/, /emergency contraception now/],
])('two missed pills in week %s: what to do depends on the day of the pack', async ([, day, says, never]) => {
  await openWith(pill({ packs: packOf('pack-21-7', day) }), { missed: [1, 2], ticks: day - 1 })
  const advice = region('2 pills were missed or late')
  await expect.element(advice).toMatchTextContent(says)
  await expect.element(advice).not.toMatchTextContent(never)
  await expect.element(advice).toMatchTextContent(/Ask a pharmacist or a nurse/)
})

test('after pills missed in week 3 the next pack begins with one tap, and the condoms go on', async () => {
  await openWith(pill({ packs: packOf('pack-21-7', 22) }), { missed: [1, 2], ticks: 21 })
  await expect.element(card()).toMatchTextContent(/Break, day 1 of 7/)
  await expect.element(card().getByRole('button', { name: 'I took today’s pill' })).not.toBeInTheDocument()
  await card().getByRole('button', { name: 'I start a new pack today' }).click()
  await expect.element(card()).toMatchTextContent(/Pill 1 of 21/)
  await expect.element(card()).toMatchTextContent(/Use condoms until you have taken 7 more pills in a row/)
  await expect.element(card()).not.toMatchTextContent(/Skip the break/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(card()).toMatchTextContent(/Break, day 1 of 7/)
})

test('a progestogen-only pill that was over 3 hours late needs condoms, also on the same day', async () => {
  const taken = await openWith(
    pill({ method: 'progestogen-pill', progestogen: 'traditional', packs: packOf('pack-28', 9) }),
    { ticks: 8 },
  )
  await card().getByRole('button', { name: 'Over 3 hours late' }).click()
  await expect
    .element(region('A pill was missed or late'))
    .toMatchTextContent(/Use condoms until you have taken 3 more pills in a row.*ask for emergency contraception now/)
  await expect.element(card()).toMatchTextContent(/Today’s pill: taken late/)
  await expect.poll(() => taken(today)).toBe('late')
  await expectAccessible()
})

test.for([
  {
    use: pill(),
    says: /Two or more missed.*until you have taken 7 in a row.*Qlaira and Zoely have rules of their own/,
  },
  {
    use: pill({ method: 'progestogen-pill', progestogen: 'drospirenone' }),
    says: /More than 24 hours late.*for 7 days.*one of the last 7 pills with hormones/,
  },
  { use: pill({ method: 'progestogen-pill', progestogen: null }), says: /More than 3 hours late.*for 7 days/ },
])('what to do about a missed pill in general: $use.method, $use.progestogen', async ({ use, says }) => {
  await openWith(use)
  await card().getByRole('button', { name: 'Missed a pill?' }).click()
  await expect.element(card()).toMatchTextContent(says)
  await expect.element(card()).toMatchTextContent(/The leaflet in your pack comes first/)
})

test('an older log without a pack, or a pill that was never ticked, is never said to have a missed one', async () => {
  await openWith(pill(), { missed: [1, 2] })
  await expect.element(card().getByRole('button', { name: 'I took today’s pill' })).toBeVisible()
  await expect.element(card()).not.toMatchTextContent(/not ticked|Use condoms/i)
})
