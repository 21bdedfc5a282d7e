import { minuteMs } from '../../../src/kit/rules/durations.ts'
import { nairobiTime } from '../../../src/kit/rules/nairobi.ts'
import type { Guess } from './attack/attack.ts'
import type { Case, Cases } from './attack/cases.ts'
import { gapAfter, gapBefore, nearestGap } from './attack/sorted.ts'
import { shareAlike } from './attack/strategies.ts'
import { goals, type Judged, type Tried } from './attack/judgement.ts'
import type { Summary } from './attack/ranking.ts'
import type { MeasuredPolicy } from './policies/measure-policy.ts'

// What `npm run bench:linkage` prints.

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`

const line = (name: string, attacker: string, { named, low, high, surest, chance }: Summary, after = ''): string =>
  `${name.padEnd(44)}${attacker.padEnd(3)}${percent(named).padStart(9)}  ${`${percent(low)} to ${percent(high)}`.padEnd(20)}${percent(surest).padStart(9)}${percent(chance).padStart(9)}  ${after}`.trimEnd()

const heading = `${''.padEnd(47)}${'named'.padStart(9)}  ${'90 % interval'.padEnd(20)}${'surest'.padStart(9)}${'chance'.padStart(9)}`

/** Of all posts, and of the 1 % of which a strategy is surest, the share whose author it names. */
export const tableOf = (tried: readonly Tried[], judged: readonly Judged[]): string =>
  [
    heading,
    ...tried.map(({ strategy, attacker, blind, summary }) =>
      line(`${blind ? '(ignores the post) ' : ''}${strategy}`, attacker, summary),
    ),
    '',
    ...judged.map(({ attacker, summary, result }) =>
      line('the best, chosen on the other half', attacker, summary, result === 'holds' ? '' : result.toUpperCase()),
    ),
    ...judged.map(
      ({ attacker, chosen, broken }) =>
        `${attacker} chose: ${[...new Set(chosen)].join('; ')}. Significantly above ${percent(goals.named)}: ${broken.join('; ') || 'none'}.`,
    ),
  ].join('\n')

/** One row for each policy. Times are in minutes, from when a post has arrived. */
export const policyTableOf = (measured: readonly MeasuredPolicy[]): string =>
  [
    `${'campus'.padStart(6)}  ${'posts come out'.padEnd(36)}${'posts'.padStart(7)}${'chance'.padStart(9)}${'named'.padStart(9)}${'surest'.padStart(9)}${'median'.padStart(8)}${'95 %'.padStart(7)}${'longest'.padStart(9)}${'≤ 30 min'.padStart(10)}`,
    ...measured.map(({ students, policy, summary, waits }) => {
      const minutes = [0.5, 0.95, 1].map((share) => Math.round(quantileOf(waits, share) / minuteMs))
      return `${String(students).padStart(6)}  ${policy.padEnd(36)}${String(summary.guesses).padStart(7)}${percent(summary.chance).padStart(9)}${percent(summary.named).padStart(9)}${percent(summary.surest).padStart(9)}${String(minutes[0]).padStart(8)}${String(minutes[1]).padStart(7)}${String(minutes[2]).padStart(9)}${percent(waits.filter((wait) => wait <= 30 * minuteMs).length / waits.length).padStart(10)}`
    }),
  ].join('\n')

const duration = (ms: number): string => {
  if (!Number.isFinite(ms)) return 'never'
  const seconds = Math.round(ms / 1000)
  if (seconds < 120) return `${seconds} s`
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}

const nairobi = (at: number): string => nairobiTime(at).toISOString().slice(5, 19).replace('T', ' ')

/** The figures that connect a post with its author. */
const describeGuess = ({ subject: { post, writtenAt, offline, active }, suspect }: Guess): string => {
  if (!suspect) return ''
  const { times: acts, revs } = suspect
  const parts = [
    `written ${nairobi(writtenAt)}${offline ? ' offline' : ''}, published ${nairobi(post.shownAt)}, ${active.length} active`,
    `the author's public acts: ${duration(gapBefore(acts, post.shownAt))} before, ${duration(gapAfter(acts, post.shownAt))} after`,
    ...(post.rev === null ? [] : [`${nearestGap(revs, post.rev)} milliseconds apart`]),
    ...(post.gone === null ? [] : [`gone ${duration(nearestGap(acts, post.gone.at))} from an act`]),
    ...(post.picture === null
      ? []
      : [
          `picture ${post.picture.width}×${post.picture.height} ${post.picture.type}, same format as ${Math.round(100 * shareAlike(post.picture, suspect))} % of theirs`,
        ]),
  ]
  return parts.join('; ')
}

const examplesPerStrategy = 2

/** For each strategy that significantly names more than chance: the correct guesses with the largest lead. */
export const examplesOf = (tried: readonly Tried[]): string =>
  tried
    .filter(({ blind, summary }) => !blind && summary.surely > summary.chance)
    .flatMap(({ strategy, guesses }) => [
      `${strategy}:`,
      ...guesses
        .filter(({ credit }) => credit === 1)
        .toSorted((a, b) => b.lead - a.lead)
        .slice(0, examplesPerStrategy)
        .map((guess) => `  ${describeGuess(guess)}`),
    ])
    .join('\n')

const quantileOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN

const delays = (name: string, cases: readonly Case[]): string => {
  const found = cases.map(({ post, writtenAt }) => post.shownAt - writtenAt)
  return `${name.padEnd(44)}${String(found.length).padStart(7)}${duration(quantileOf(found, 0.5)).padStart(10)}${duration(quantileOf(found, 0.95)).padStart(10)}${duration(quantileOf(found, 1)).padStart(10)}`
}

/** The delay from submitting a post until it is public. */
export const delaysOf = (campuses: readonly Cases[]): string => {
  const cases = campuses.flatMap((campus) => campus.cases)
  return [
    `${'from the tap until the post is public'.padEnd(44)}${'posts'.padStart(7)}${'median'.padStart(10)}${'95 %'.padStart(10)}${'longest'.padStart(10)}`,
    delays(
      'written online',
      cases.filter(({ offline }) => !offline),
    ),
    delays(
      'written offline',
      cases.filter(({ offline }) => offline),
    ),
    delays(
      'with a picture',
      cases.filter(({ post }) => post.picture !== null),
    ),
    delays('all', cases),
  ].join('\n')
}
