/** The possible meanings of a column. */
export const columnUses = [
  'date',
  'flow',
  'symptoms',
  'mood',
  'notes',
  'period-start',
  'period-end',
  'period-length',
  'zone',
  'predicted',
  'no-period',
  'pain',
  'temperature',
  'disturbed',
  'mucus',
  'no-mucus',
  'sex',
  'pregnancy-test',
  'ovulation-test',
  'medicines',
  'ignore',
] as const
export type ColumnUse = (typeof columnUses)[number]

/** The uses of columns with dates: a day, or a period. */
export const dateUses = ['date', 'period-start', 'period-end', 'period-length'] as const satisfies readonly ColumnUse[]
export type DateUse = (typeof dateUses)[number]
export type ContentUse = Exclude<ColumnUse, DateUse | 'ignore'>
