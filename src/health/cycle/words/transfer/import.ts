import { notesLimit } from '@/health/cycle/rules/log'
import type { ColumnUse } from '@/health/cycle/rules/transfer/column-uses'
import type { RowProblem } from '@/health/cycle/rules/transfer/csv-days'
import {
  longestBleeding,
  type UnreadContent,
  type UnreadReason,
  type Unsupported,
} from '@/health/cycle/rules/transfer/gather-days'
import * as messages from '#words/health/cycle/import'

export const columnUseLabels = {
  date: messages.date,
  flow: messages.flow,
  symptoms: messages.symptoms,
  mood: messages.mood,
  notes: messages.notes,
  'period-start': messages.periodStart,
  'period-end': messages.periodEnd,
  'period-length': messages.periodLength,
  zone: messages.zone,
  predicted: messages.predicted,
  'no-period': messages.noPeriod,
  pain: messages.pain,
  temperature: messages.temperature,
  disturbed: messages.disturbed,
  mucus: messages.mucus,
  'no-mucus': messages.noMucus,
  sex: messages.sex,
  'pregnancy-test': messages.pregnancyTest,
  'ovulation-test': messages.ovulationTest,
  medicines: messages.medicines,
  ignore: messages.ignore,
} as const satisfies Record<ColumnUse, string>

export const rowProblemTexts = {
  'no-date': messages.noDate,
  'bad-date': messages.badDate,
  'end-before-start': messages.endBeforeStart,
  'too-long': messages.tooLong({ count: String(longestBleeding) }),
  predicted: messages.predictedRow,
} as const satisfies Record<RowProblem, string>

const unreadTexts = {
  'long-notes': messages.longNotes({ count: String(notesLimit) }),
  'notes-without-date': messages.notesWithoutDate,
  'entries-without-date': messages.entriesWithoutDate,
  'unreadable-entries': messages.unreadableEntries,
  'unreadable-days': messages.unreadableDays,
  'unreadable-parts': messages.unreadableParts,
  'unreadable-profile': messages.unreadableProfile,
  'periods-without-date': messages.periodsWithoutDate,
  'periods-ending-early': messages.periodsEndingEarly,
  'long-periods': messages.longPeriods({ count: String(longestBleeding) }),
  'pregnant-cycles': messages.pregnantCycles,
  'cut-short': messages.cutShort,
} as const satisfies Record<UnreadReason, string>

const contentText = (what: UnreadContent): string => {
  switch (what.kind) {
    case 'named':
      return what.name
    case 'by-hand':
      return messages.byHand({ name: what.name })
    case 'symptom':
    case 'mood':
    case 'flow':
    case 'temperature':
    case 'mucus':
    case 'sex':
    case 'test':
      return messages.unreadWord({ kind: what.kind, word: what.word })
    default:
      return unreadTexts[what.kind]
  }
}

/** The parts of a file that are left out, and the number of their days, most frequent first: "hair: good (2)". */
export const unreadLines = (unread: readonly Unsupported[]): readonly string[] =>
  unread
    .map(({ what, count }) => ({ text: contentText(what), count }))
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .map(({ text, count }) => messages.unreadLine({ text, count: String(count) }))
