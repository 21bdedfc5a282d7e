import { isoDay } from '../shared/day'
import { usualReminders, type ReminderChoices, type ReminderKind } from './reminder-choices'
import type { ReminderFacts } from './reminders'

export const next = { kind: 'day', day: isoDay('2026-04-07'), from: isoDay('2026-04-06'), to: isoDay('2026-04-08') } as const
export const facts: ReminderFacts = { next, due: null, appointments: [], loggedToday: false }
export const on = (...kinds: ReminderKind[]): ReminderChoices => ({ ...usualReminders, on: kinds })
