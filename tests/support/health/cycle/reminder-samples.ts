import { isoDay } from '@/kit/rules/day'
import type { MethodUse } from '@/health/cycle/rules/contraception'
import {
  reminderKinds,
  usualReminders,
  type ReminderChoices,
  type ReminderKind,
} from '@/health/cycle/rules/reminder-choices'
import type { ReminderFacts } from '@/health/cycle/rules/reminders'

export const next = {
  kind: 'day',
  day: isoDay('2026-04-07'),
  from: isoDay('2026-04-06'),
  to: isoDay('2026-04-08'),
} as const
export const facts: ReminderFacts = {
  next,
  fitting: reminderKinds,
  due: null,
  appointments: [],
  loggedToday: false,
  loggedYesterday: false,
  method: null,
  emergencyPills: [],
  pillsTaken: [],
  hour: 8,
}
export const on = (...kinds: ReminderKind[]): ReminderChoices => ({ ...usualReminders, on: kinds })

export const pill: MethodUse = {
  method: 'combined-pill',
  from: isoDay('2026-01-05'),
  to: null,
  given: null,
  givenBefore: null,
  until: null,
  progestogen: null,
  packs: [],
}
/** The next one is due on 6 April 2026. */
export const injection: MethodUse = { ...pill, method: 'injection', given: isoDay('2026-01-05') }
