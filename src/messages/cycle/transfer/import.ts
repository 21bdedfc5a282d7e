import { notesLimit } from '@/domain/cycle/log'
import type { ColumnUse } from '@/domain/cycle/transfer/column-mapping'
import type { RowProblem } from '@/domain/cycle/transfer/csv-days'
import { longestBleeding, type UnreadContent, type UnreadReason, type Unsupported } from '@/domain/cycle/transfer/gather-days'

export const columnUseLabels = {
  date: 'Date',
  flow: 'Flow',
  symptoms: 'Symptoms',
  mood: 'Mood',
  notes: 'Notes',
  'period-start': 'First day of a period',
  'period-end': 'Last day of a period',
  'no-period': 'Bleeding that was no period',
  ignore: 'Leave out',
} as const satisfies Record<ColumnUse, string>

export const rowProblemTexts = {
  'no-date': 'No date',
  'bad-date': 'The date cannot be read',
  'end-before-start': 'It ends before it starts',
  'too-long': `A period of more than ${longestBleeding} days`,
} as const satisfies Record<RowProblem, string>

const unreadTexts = {
  'long-notes': `notes beyond ${notesLimit} characters a day`,
  'notes-without-date': 'notes without a date',
  'entries-without-date': 'entries without a date',
  'unreadable-entries': 'entries that cannot be read',
  'unreadable-days': 'days that cannot be read',
  'periods-without-date': 'periods without a date',
  'periods-ending-early': 'periods that end before they start',
  'long-periods': `periods of more than ${longestBleeding} days`,
  'pregnant-cycles': 'cycles of a pregnancy',
} as const satisfies Record<UnreadReason, string>

const contentText = (what: UnreadContent): string => {
  switch (what.kind) {
    case 'named':
      return what.name
    case 'symptom':
    case 'mood':
    case 'flow':
      return `${what.kind}: ${what.word}`
    default:
      return unreadTexts[what.kind]
  }
}

/** What of a file is left out, most frequent first: "hair: good (2)". */
export const unreadLines = (unread: readonly Unsupported[]): readonly string[] =>
  unread
    .map(({ what, count }) => ({ text: contentText(what), count }))
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .map(({ text, count }) => `${text} (${count})`)
