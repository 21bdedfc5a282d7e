import { daysFrom, isoDay, addDays } from '@/kit/rules/day'
import type { LoggedBleeding, LoggedMethod, Seen, Vector } from './health-vector'
import type { Protection } from '@/health/cycle/rules/protection'
import type { WarningSign } from '@/health/cycle/rules/warning-signs'

/** A vector in words, for a midwife who reads the table of docs/health-vectors.md. */
export type VectorWords = { readonly logged: readonly string[]; readonly says: readonly string[] }

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** "5 Mar 2026" */
export const inWords = (day: string): string =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`

const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const listOf = (days: readonly string[]): string => (days.length === 0 ? 'none' : days.map(inWords).join(', '))
/** "1 to 5 Mar 2026" in one month, else both days in full. */
const rangeOf = ([from, to]: readonly [string, string]): string =>
  `${from.slice(0, 7) === to.slice(0, 7) ? Number(from.slice(8)) : inWords(from)} to ${inWords(to)}`

const signs: Readonly<Record<WarningSign, string>> = {
  length: 'cycles that are too short or too long',
  variation: 'cycles that differ much',
  'long-bleeding': 'bleeding for more than 7 days',
  heavy: 'heavy bleeding',
  'none-for-long': 'no period for 90 days',
  'after-year': 'bleeding after a year without',
  between: 'bleeding between periods',
  'after-sex': 'bleeding after sex',
  pain: 'severe pain',
  'bleeding-in-pregnancy': 'URGENT: bleeding in pregnancy',
  'pain-in-pregnancy': 'URGENT: severe pain in pregnancy',
  'bleeding-after-test': 'URGENT: bleeding after a positive test',
  'pain-after-test': 'URGENT: severe pain after a positive test',
  'heavy-after-birth': 'URGENT: heavy bleeding after a birth',
  'pain-after-birth': 'URGENT: severe pain after a birth',
  'heavy-after-loss': 'URGENT: heavy bleeding after a loss',
  'pain-after-loss': 'URGENT: severe pain after a loss',
}

const bleedingWords = ([from, days, flow, note]: LoggedBleeding): string => {
  const last = daysFrom(isoDay(from), addDays(isoDay(from), days - 1)).at(-1) ?? from
  const soaked = note === 'soaked' ? ', a pad soaked within two hours' : ''
  return `${days === 1 ? inWords(from) : rangeOf([from, last])}: ${flow === 'spotting' ? 'spotting' : `${flow} flow`}${soaked}`
}

const methodWords = ({
  method,
  from,
  to,
  given,
  givenBefore,
  until,
  progestogen,
  pack,
  ticked = [],
}: LoggedMethod): string =>
  [
    to === undefined
      ? `${method.replaceAll('-', ' ')} since ${inWords(from)}`
      : `${method.replaceAll('-', ' ')} from ${inWords(from)}, stopped on ${inWords(to)}`,
    progestogen === undefined ? '' : `with ${progestogen}`,
    given === undefined ? '' : `given ${inWords(given)}`,
    givenBefore === undefined ? '' : `the one before on ${inWords(givenBefore)}`,
    until === undefined ? '' : `clinic’s card: ${inWords(until)}`,
    pack === undefined ? '' : `${pack[0].replace('pack-', 'pack of ').replace('-', '+')} begun ${inWords(pack[1])}`,
    ...ticked.map(([first, days]) => `ticked from ${inWords(first)} for ${countOf(days, 'day')}`),
  ]
    .filter((part) => part !== '')
    .join(', ')

const noteWords = ([day, edits]: readonly [string, object]): string =>
  `${inWords(day)}: ${Object.entries(edits)
    .map(([part, value]) => `${part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${String(value)}`)
    .join(', ')}`

const loggedWords = ({
  bleeding,
  pregnancy,
  firstYears,
  shape,
  stage,
  notes,
  due,
  methods,
  emergencyPills,
  takesInducers,
  feeding,
}: Vector): readonly string[] => [
  ...(stage === undefined ? [] : [`stage of life: ${stage}`]),
  ...(firstYears ? ['in the first years of periods'] : []),
  ...(shape === undefined ? [] : [`as told: cycles of ${shape.length} days, periods of ${shape.periodLength}`]),
  ...(due === undefined ? [] : [`pregnant, due ${inWords(due)}`]),
  ...(pregnancy === undefined
    ? []
    : [
        `pregnancy ${rangeOf([pregnancy.from, pregnancy.to])}, ended with a ${pregnancy.ended}${pregnancy.due === null ? '' : ` (due ${inWords(pregnancy.due)})`}`,
      ]),
  ...bleeding.map(bleedingWords),
  ...(methods ?? []).map(methodWords),
  ...(emergencyPills ?? []).map(({ kind, taken }) => `${kind} on ${inWords(taken)}`),
  ...(takesInducers ? ['takes medicine against tuberculosis, HIV or epilepsy'] : []),
  ...(feeding === undefined ? [] : [`breastfeeds: ${feeding.kind}`]),
  ...Object.entries(notes ?? {}).map(noteWords),
]

type Words = { readonly [Part in keyof Seen]: (value: Seen[Part]) => string }

const parts: Words = {
  state: (kind) => `state: ${kind}`,
  periods: (days) => `periods begin: ${listOf(days)}`,
  counted: (lengths) => `cycles that count: ${lengths.length === 0 ? 'none' : `${lengths.join(', ')} days`}`,
  cycleDay: (day) => (day === null ? 'no day of a cycle' : `day ${day} of the cycle`),
  phase: (phase) => (phase === null ? 'no phase' : `phase: ${phase}`),
  periodLength: (days) => `periods last ${countOf(days, 'day')}`,
  expected: (day) => (day === null ? 'no single day for the next period' : `next period: ${inWords(day)}`),
  between: (range) => (range === null ? 'no dates for the next period' : `next period likely ${rangeOf(range)}`),
  daysLate: (days) => (days === 0 ? 'not late' : `${countOf(days, 'day')} late`),
  ovulation: (day) => (day === null ? 'no day of ovulation' : `ovulation about ${inWords(day)}`),
  fertile: (range) => (range === null ? 'no fertile days' : `fertile ${rangeOf(range)}`),
  markedOvulations: (days) => `ovulations in the calendar: ${listOf(days)}`,
  forgottenAround: (days) =>
    days.length === 0 ? 'asks about no forgotten period' : `asks about a forgotten period around ${listOf(days)}`,
  silentSince: (day) =>
    day === null ? 'does not ask whether periods were forgotten' : `asks what happened since ${inWords(day)}`,
  signs: (found) =>
    found.length === 0 ? 'no sign to see somebody' : `see somebody: ${found.map((sign) => signs[sign]).join('; ')}`,
  futureDays: (days) => `${countOf(days, 'day')} to come, not counted`,
  confirmed: (ranges) =>
    ranges.length === 0 ? 'no ovulation confirmed' : `ovulation confirmed between ${ranges.map(rangeOf).join('; ')}`,
  unpredicted: (reason) => (reason === null ? 'predicted as usual' : `nothing predicted: ${reason.replace('-', ' ')}`),
  protection: ([state, reason, until]) =>
    `${state.replace('-', ' ')}: ${reasons[reason]}${until === null ? '' : ` (up to ${inWords(until)})`}`,
  emergency: (isAsked) =>
    isAsked ? 'emergency contraception after sex without a condom' : 'no word of emergency contraception',
  gap: (day) => (day === null ? 'no gap in the last five days' : `may not have protected up to ${inWords(day)}`),
  advice: (kind) => (kind === null ? 'no advice about missed pills' : adviceWords[kind]),
  page: (bleeds) =>
    bleeds.length === 0
      ? 'the page for a doctor: no bleeding'
      : `the page for a doctor: ${bleeds.map(([start, kind, soaked]) => `${inWords(start)} ${kind.replaceAll('-', ' ')}${soaked > 0 ? `, ${countOf(soaked, 'day')} soaked` : ''}`).join('; ')}`,
  wider: (range) => (range === null ? 'no wider fertile days' : `wider fertile days ${rangeOf(range)}`),
}

const reasons: Readonly<Record<Protection['reason'], string>> = {
  'no-method': 'no method',
  'each-time': 'condoms, if one is used each time',
  'in-use': 'used as it should be',
  new: 'begun only now',
  'no-ticks': 'no pill is ticked, or no pack named',
  'not-ticked': 'nothing ticked for more than a week',
  missed: 'missed pills',
  'injection-late': 'late: FSRH counts on 14 weeks, WHO on 17',
  'injection-over': 'over: more than 17 weeks',
  'after-late-injection': 'the last one came late: 7 days',
  'injection-before-unknown': 'when the injection before was given is not known',
  expired: 'past its day',
  inducers: 'weakened by the other medicine',
  'after-ulipristal': 'no hormones for 5 days after ulipristal, then condoms until it works',
  'after-levonorgestrel': 'condoms until it works again',
}

const adviceWords = {
  yesterday: 'take yesterday’s pill',
  'not-ticked': 'asks what was taken',
  missed: 'advice about missed pills',
  'after-emergency-pill': 'advice after the emergency pill, none to take what was missed before it',
} as const

const partWords = <Part extends keyof Seen>(part: Part, sees: Partial<Seen>): readonly string[] => {
  const value = sees[part]
  return value === undefined ? [] : [parts[part](value)]
}

const isPart = (part: string): part is keyof Seen => part in parts

export const vectorWords = (vector: Vector): VectorWords => ({
  logged: loggedWords(vector),
  says: Object.keys(vector.sees)
    .filter(isPart)
    .flatMap((part) => partWords(part, vector.sees)),
})
