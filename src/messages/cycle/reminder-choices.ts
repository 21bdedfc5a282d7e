import type { ReminderKind } from '@/domain/cycle/reminder-choices'

export const reminderLabels = {
  'period-soon': 'Before my period',
  'period-due': 'On the day it is expected',
  'period-late': 'When it is late',
  'log-today': 'To log my day',
  'pregnancy-week': 'Each new week of a pregnancy',
  appointment: 'The day before an appointment',
  pill: 'To take my pill',
  injection: 'When my next injection is due',
  replacement: 'A month before my implant or coil ends',
} as const satisfies Record<ReminderKind, string>
