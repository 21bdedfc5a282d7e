/** The kinds of reminders, in the order of the settings. */
export const reminderKinds = [
  'period-soon',
  'period-due',
  'period-late',
  'log-today',
  'pregnancy-week',
  'appointment',
  'pill',
  'injection',
  'replacement',
] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Hours are whole, 0 to 23, on the phone. */
export type ReminderChoices = {
  readonly on: readonly ReminderKind[]
  /** Days before the period, 1 to 7; 3 by default. */
  readonly daysBefore: number
  readonly hour: number
  /** When the daily pill is taken. */
  readonly pillHour: number
  /** No reminders from `from` until before `to`, over midnight if `from` is later. */
  readonly quiet: { readonly from: number; readonly to: number }
  /** `discreet` reveals nothing to somebody who looks over the shoulder. */
  readonly words: 'discreet' | 'plain'
}

export const daysBeforeBounds = { min: 1, max: 7 } as const

export const usualReminders: ReminderChoices = {
  on: [],
  daysBefore: 3,
  hour: 8,
  pillHour: 20,
  quiet: { from: 21, to: 7 },
  words: 'discreet',
}
