import type { ClinicSummary, NamedCount, SummaryPeriod } from '@/domain/cycle/clinic-summary'
import type { Flow } from '@/domain/cycle/history'
import type { PastPregnancy } from '@/domain/cycle/log'
import { gestationOn } from '@/domain/pregnancy/gestation'
import { site } from '@/domain/shared/site'
import type { IsoDay } from '@/domain/shared/day'
import { gestationLabel, kgText } from '../pregnancy/format'
import { dayCount, fullDay } from '../shared/format-day'
import { emergencyPillNames, methodNames } from './contraception'
import { symptomLabels } from './symptoms'
import * as messages from './clinic-summary.gen'

/** A part of the summary: a heading, and lines that are left out where there is nothing to say. */
export type SummarySection = { readonly title: string; readonly lines: readonly string[] }

const flowTexts = { spotting: messages.spotting, light: messages.light, medium: messages.medium, heavy: messages.heavy } as const satisfies Record<Flow, string>

export const summaryTitle = messages.title
export const summaryOrigin = messages.origin({ app: site.name })

const rangeText = ({ shortest, longest }: { readonly shortest: number; readonly longest: number }): string => (shortest === longest ? dayCount(shortest) : messages.dayRange({ shortest: String(shortest), longest: dayCount(longest) }))

const notes = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ')

/** "3 Nov 2026: 5 days, heavy, cycle of 28 days, 1 day soaked" */
const summaryPeriodText = ({ start, days, cycleLength, heaviest, soakedDays, painDays, severePainDays }: SummaryPeriod): string =>
  messages.period({
    day: fullDay(start),
    notes: notes(
      dayCount(days),
      heaviest !== null && flowTexts[heaviest],
      cycleLength !== null && messages.cycleOf({ days: dayCount(cycleLength) }),
      soakedDays > 0 && messages.soaked({ days: dayCount(soakedDays) }),
      painDays > 0 && messages.painOn({ days: dayCount(painDays) }),
      severePainDays > 0 && messages.severeOn({ days: String(severePainDays) }),
    ),
  })

const countLine = ({ name, days, last }: NamedCount): string => messages.counted({ name, days: dayCount(days), day: fullDay(last) })

const pregnancyText = ({ to, due, ended }: PastPregnancy): string => {
  const day = fullDay(to)
  if (ended !== 'birth') return messages.loss({ day })
  const at = due === null ? null : gestationOn(to, due)
  return at === null ? messages.birth({ day }) : messages.birthAt({ day, age: gestationLabel(at) })
}

const datesText = (text: (named: { readonly days: string }) => string, dates: readonly IsoDay[]): readonly string[] =>
  dates.length === 0 ? [] : [text({ days: dates.map(fullDay).join(', ') })]

const methodText = (method: string, from: IsoDay, to: IsoDay | null): string =>
  to === null ? messages.methodUntilNow({ method, from: fullDay(from) }) : messages.method({ method, from: fullDay(from), to: fullDay(to) })

/** The whole summary, in the order in which a clinic asks. */
export const summarySections = (summary: ClinicSummary): readonly SummarySection[] => {
  const { lastPeriod, cycleLengths, periodLengths, periods, bleedingBetween, spottingDays, weights } = summary
  const sections: readonly SummarySection[] = [
    {
      title: messages.inShort,
      lines: [
        lastPeriod === null ? messages.noPeriod : messages.lastPeriod({ day: fullDay(lastPeriod) }),
        ...(cycleLengths ? [messages.cycleLength({ days: rangeText(cycleLengths) })] : []),
        ...(periodLengths ? [messages.bleeding({ days: rangeText(periodLengths) })] : []),
      ],
    },
    { title: messages.periods, lines: periods.map(summaryPeriodText) },
    {
      title: messages.otherBleeding,
      lines: [
        ...bleedingBetween.map(({ from, to }) => (from === to ? messages.between({ day: fullDay(from) }) : messages.betweenFrom({ from: fullDay(from), to: fullDay(to) }))),
        ...(spottingDays > 0 ? [messages.spottingDays({ days: dayCount(spottingDays) })] : []),
        ...datesText(messages.afterSex, summary.afterSex),
      ],
    },
    { title: messages.painAndSymptoms, lines: [...datesText(messages.severePain, summary.severePain), ...summary.symptoms.map((each) => countLine({ ...each, name: symptomLabels[each.name] })), ...summary.ownSymptoms.map(countLine)] },
    { title: messages.medicines, lines: summary.medicines.map(countLine) },
    {
      title: messages.contraception,
      lines: [
        ...summary.methods.map(({ method, from, to }) => methodText(methodNames[method], from, to)),
        ...summary.emergencyPills.map(({ kind, taken }) => messages.emergencyPill({ kind: emergencyPillNames[kind], day: fullDay(taken) })),
      ],
    },
    { title: messages.pregnancies, lines: [...summary.pregnancies.map(pregnancyText), ...summary.tests.map(({ date, result }) => messages.pregnancyTest({ day: fullDay(date), result }))] },
    {
      title: messages.weight,
      lines: weights && weights.last.weight !== null && weights.first.weight !== null ? [messages.weights({ first: kgText(weights.first.weight), firstDay: fullDay(weights.first.date), last: kgText(weights.last.weight), lastDay: fullDay(weights.last.date) })] : [],
    },
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}

export const summarySpan = ({ from, to }: Pick<ClinicSummary, 'from' | 'to'>): string => messages.span({ from: fullDay(from), to: fullDay(to) })

/** The page as plain text, to share by hand. */
export const summaryText = (summary: ClinicSummary): string =>
  [
    summaryTitle,
    summarySpan(summary),
    summaryOrigin,
    ...summarySections(summary).flatMap(({ title, lines }) => ['', title, ...lines.map((line) => `- ${line}`)]),
    '',
  ].join('\n')
