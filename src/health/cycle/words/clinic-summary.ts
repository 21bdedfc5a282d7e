import type {
  BleedKind,
  ClinicSummary,
  NamedCount,
  SummaryBleed,
  SummaryMethod,
} from '@/health/cycle/rules/clinic-summary'
import { injectionDates, isUsedOn, methodRules, pausedUntil, type MethodUse } from '@/health/cycle/rules/contraception'
import { lengthOf, type Flow } from '@/health/cycle/rules/history'
import type { PastPregnancy } from '@/health/cycle/rules/log'
import type { UrgentSign } from '@/health/cycle/rules/warning-signs'
import { dueDate, gestationOn } from '@/health/pregnancy/rules/gestation'
import { site } from '@/kit/rules/site'
import { daysBetween, type IsoDay } from '@/kit/rules/day'
import { gestationLabel, kgText } from '@/health/pregnancy/words/format'
import { dayCount, fullDay } from '@/kit/words/format-day'
import { emergencyPillNames, methodNames } from './contraception'
import { symptomLabels } from './symptoms'
import * as messages from '#words/health/cycle/clinic-summary'

/** A part of the summary: a heading, and lines that are left out where there is nothing to say. */
export type SummarySection = { readonly title: string; readonly lines: readonly string[] }

const flowTexts = {
  spotting: messages.spotting,
  light: messages.light,
  medium: messages.medium,
  heavy: messages.heavy,
} as const satisfies Record<Flow, string>

export const summaryTitle = messages.title
export const summaryOrigin = messages.origin({ app: site.name })

const rangeText = ({ shortest, longest }: { readonly shortest: number; readonly longest: number }): string =>
  shortest === longest
    ? dayCount(shortest)
    : messages.dayRange({ shortest: String(shortest), longest: dayCount(longest) })

const notes = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ')

const kindTexts = {
  period: messages.kindPeriod,
  between: messages.kindBetween,
  'in-pregnancy': messages.kindInPregnancy,
  'positive-test': messages.kindPositiveTest,
  'after-birth': messages.kindAfterBirth,
  'after-loss': messages.kindAfterLoss,
  'set-aside': messages.kindSetAside,
} as const satisfies Record<Exclude<BleedKind, 'on-method'>, string>

/** "3 Nov 2026: period, 5 days, heavy, cycle of 28 days, pad or tampon soaked within 2 hours on 1 day" */
const bleedText = ({
  start,
  end,
  kind,
  method,
  cycleLength,
  heaviest,
  soakedDays,
  painDays,
  severePainDays,
}: SummaryBleed): string =>
  messages.bleed({
    day: fullDay(start),
    notes: notes(
      kind === 'on-method'
        ? messages.kindOnMethod({ method: method === null ? '' : methodNames[method] })
        : kindTexts[kind],
      dayCount(lengthOf({ start, end })),
      heaviest !== null && flowTexts[heaviest],
      cycleLength !== null && messages.cycleOf({ days: dayCount(cycleLength) }),
      soakedDays > 0 && messages.soaked({ days: dayCount(soakedDays) }),
      painDays > 0 && messages.painOn({ days: dayCount(painDays) }),
      severePainDays > 0 && messages.severeOn({ days: String(severePainDays) }),
    ),
  })

/** So many lines fit the sheet. What belongs to a pregnancy or its end, and soaked pads, are always among them. */
const bleedLines = 18

const isWeighty = ({ kind, soakedDays }: SummaryBleed): boolean =>
  kind === 'in-pregnancy' ||
  kind === 'positive-test' ||
  kind === 'after-birth' ||
  kind === 'after-loss' ||
  soakedDays > 0

const bleedTexts = (bleeds: readonly SummaryBleed[]): readonly string[] => {
  if (bleeds.length === 0) return [messages.noBleeding]
  const weighty = bleeds.filter(isWeighty)
  const others = bleeds.filter((bleed) => !isWeighty(bleed)).slice(0, Math.max(0, bleedLines - weighty.length))
  const named = new Set([...weighty, ...others])
  const left = bleeds.length - named.size
  return [
    ...bleeds.filter((bleed) => named.has(bleed)).map(bleedText),
    ...(left > 0 ? [messages.more({ count: String(left) })] : []),
  ]
}

const urgentTexts = {
  'bleeding-in-pregnancy': messages.signBleedingInPregnancy,
  'pain-in-pregnancy': messages.signPainInPregnancy,
  'bleeding-after-test': messages.signBleedingAfterTest,
  'pain-after-test': messages.signPainAfterTest,
  'heavy-after-birth': messages.signHeavyAfterBirth,
  'pain-after-birth': messages.signPainAfterBirth,
  'heavy-after-loss': messages.signHeavyAfterLoss,
  'pain-after-loss': messages.signPainAfterLoss,
} as const satisfies Record<UrgentSign, string>

const countLine = ({ name, days, last }: NamedCount): string =>
  messages.counted({ name, days: dayCount(days), day: fullDay(last) })

const pregnancyText = ({ from, to, due, ended }: PastPregnancy): string => {
  const day = fullDay(to)
  const at = gestationOn(to, due ?? dueDate({ by: 'last-period', day: from }))
  if (at === null) return (ended === 'birth' ? messages.birth : messages.loss)({ day })
  return (ended === 'birth' ? messages.birthAt : messages.lossAt)({ day, age: gestationLabel(at) })
}

const datesText = (text: (named: { readonly days: string }) => string, dates: readonly IsoDay[]): readonly string[] =>
  dates.length === 0 ? [] : [text({ days: dates.map(fullDay).join(', ') })]

const methodText = ({ method, from, to }: MethodUse): string =>
  to === null
    ? messages.methodUntilNow({ method: methodNames[method], from: fullDay(from) })
    : messages.method({ method: methodNames[method], from: fullDay(from), to: fullDay(to) })

const overdueText = (due: IsoDay, today: IsoDay): string | false =>
  due < today && messages.overdue({ days: dayCount(daysBetween(due, today)) })

/** The method, whether it protects by the log, and where it had gaps. */
const methodLine = (use: SummaryMethod, today: IsoDay): string => {
  const { method, until, given, from, protection, missedPills } = use
  const { detail } = methodRules[method]
  const isUsed = isUsedOn(today, use)
  const { due } = injectionDates(use)
  return [
    methodText(use),
    ...(detail === 'injection' && !isUsed ? [messages.lastGiven({ given: fullDay(given ?? from) })] : []),
    ...(detail === 'injection' && isUsed
      ? [notes(messages.given({ given: fullDay(given ?? from), due: fullDay(due) }), overdueText(due, today))]
      : []),
    ...(detail === 'device' && isUsed && until !== null
      ? [notes(messages.replaceBy({ day: fullDay(until) }), overdueText(until, today))]
      : []),
    ...(missedPills.length > 0 ? [messages.missedPills({ days: missedPills.map(fullDay).join(', ') })] : []),
    ...(protection?.reason === 'no-ticks' ? [messages.noTicks] : []),
    ...(protection !== null && method !== 'condom' ? [messages.protectionIn({ state: protection.state })] : []),
    ...(protection?.gap ? [messages.gap({ day: fullDay(protection.gap) })] : []),
  ].join('. ')
}

const contraceptionLines = ({ methods, emergencyPills, to: today }: ClinicSummary): readonly string[] => {
  const paused = pausedUntil(today, emergencyPills)
  return [
    ...methods.map((use) => methodLine(use, today)),
    ...emergencyPills.map(({ kind, taken }) =>
      messages.emergencyPill({ kind: emergencyPillNames[kind], day: fullDay(taken) }),
    ),
    ...(paused === null ? [] : [messages.ulipristalPause({ day: fullDay(paused) })]),
  ]
}

const statusLines = ({ pregnancy, ended, positiveTest, urgent, to: today }: ClinicSummary): readonly string[] => [
  pregnancy
    ? messages.pregnant({ age: gestationLabel(pregnancy.age), due: fullDay(pregnancy.due) })
    : messages.notTracked,
  ...(urgent.length > 0 ? [messages.urgentNow({ signs: urgent.map((sign) => urgentTexts[sign]).join(', ') })] : []),
  ...(positiveTest === null ? [] : [messages.positiveOpen({ day: fullDay(positiveTest) })]),
  ...(ended === null
    ? []
    : [messages.bornAgo({ ended: pregnancyText(ended), days: dayCount(daysBetween(ended.to, today)) })]),
]

const lastPeriodText = ({ start, method }: NonNullable<ClinicSummary['lastPeriod']>): string =>
  method === null
    ? messages.lastPeriod({ day: fullDay(start) })
    : messages.lastBleedOnMethod({ day: fullDay(start), method: methodNames[method] })

/** The whole summary, in the order in which a midwife asks. */
export const summarySections = (summary: ClinicSummary): readonly SummarySection[] => {
  const { lastPeriod, cycleLengths, periodLengths, bleeds, weights, takesInducers, pregnancies, tests } = summary
  const births = pregnancies.filter(({ ended }) => ended === 'birth').length
  const sections: readonly SummarySection[] = [
    {
      title: messages.inShort,
      lines: [
        ...statusLines(summary),
        lastPeriod === null ? messages.noPeriod : lastPeriodText(lastPeriod),
        ...(cycleLengths ? [messages.cycleLength({ days: rangeText(cycleLengths) })] : []),
        ...(periodLengths ? [messages.bleeding({ days: rangeText(periodLengths) })] : []),
      ],
    },
    {
      title: messages.bleedingTitle,
      lines: [...bleedTexts(bleeds), ...datesText(messages.afterSex, summary.afterSex)],
    },
    {
      title: messages.painAndSymptoms,
      lines: [
        ...datesText(messages.severePain, summary.severePain),
        ...summary.symptoms.map((each) => countLine({ ...each, name: symptomLabels[each.name] })),
        ...summary.ownSymptoms.map(countLine),
      ],
    },
    { title: messages.contraception, lines: contraceptionLines(summary) },
    {
      title: messages.tests,
      lines: tests.map(({ date, result }) => messages.pregnancyTest({ day: fullDay(date), result })),
    },
    {
      title: messages.medicines,
      lines: [
        ...(takesInducers === null ? [] : [takesInducers ? messages.inducersYes : messages.inducersNo]),
        ...summary.medicines.map(countLine),
      ],
    },
    {
      title: messages.pregnancies,
      lines:
        pregnancies.length === 0
          ? []
          : [
              messages.birthsAndLosses({ births: String(births), losses: String(pregnancies.length - births) }),
              ...pregnancies.map(pregnancyText),
            ],
    },
    {
      title: messages.weight,
      lines:
        weights && weights.last.weight !== null && weights.first.weight !== null
          ? [
              messages.weights({
                first: kgText(weights.first.weight),
                firstDay: fullDay(weights.first.date),
                last: kgText(weights.last.weight),
                lastDay: fullDay(weights.last.date),
              }),
            ]
          : [],
    },
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}

export const summarySpan = ({ from, to }: Pick<ClinicSummary, 'from' | 'to'>): string =>
  messages.span({ from: fullDay(from), to: fullDay(to) })

/** The page as plain text, to share by hand. */
export const summaryText = (summary: ClinicSummary): string =>
  [
    summaryTitle,
    summarySpan(summary),
    summaryOrigin,
    ...summarySections(summary).flatMap(({ title, lines }) => ['', title, ...lines.map((line) => `- ${line}`)]),
    '',
  ].join('\n')
