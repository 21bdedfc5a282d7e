import type { ReminderKind } from '@/health/cycle/rules/reminder-choices'
import * as messages from '#words/health/cycle/reminder-choices'

export const reminderLabels = {
  'period-soon': messages.periodSoon,
  'period-due': messages.periodDue,
  'period-late': messages.periodLate,
  'log-today': messages.logToday,
  'pregnancy-week': messages.pregnancyWeek,
  appointment: messages.appointment,
  pill: messages.pill,
  injection: messages.injection,
  replacement: messages.replacement,
} as const satisfies Record<ReminderKind, string>
