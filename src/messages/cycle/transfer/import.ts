import type { ColumnUse } from '@/domain/cycle/transfer/column-mapping'
import type { RowProblem } from '@/domain/cycle/transfer/csv-days'
import { longestBleeding } from '@/domain/cycle/transfer/gather-days'

export const columnUseLabels = {
  date: 'Date',
  flow: 'Flow',
  symptoms: 'Symptoms',
  mood: 'Mood',
  notes: 'Notes',
  'period-start': 'First day of a period',
  'period-end': 'Last day of a period',
  ignore: 'Leave out',
} as const satisfies Record<ColumnUse, string>

export const rowProblemTexts = {
  'no-date': 'No date',
  'bad-date': 'The date cannot be read',
  'end-before-start': 'It ends before it starts',
  'too-long': `A period of more than ${longestBleeding} days`,
} as const satisfies Record<RowProblem, string>
