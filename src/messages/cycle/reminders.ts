import type { ReminderChoices } from '@/domain/cycle/reminder-choices'
import { dueReminder, type DueReminder, type ReminderFacts } from '@/domain/cycle/reminders'
import type { IsoDay } from '@/domain/shared/day'
import { dayCount, shortDay } from '../shared/format-day'

const titleOf = (due: DueReminder): string => {
  switch (due.kind) {
    case 'appointment':
      return 'You have an appointment tomorrow'
    case 'period-late':
      return `Your period may be ${dayCount(due.days)} late`
    case 'period-due':
      return 'Your period may start today'
    case 'period-soon':
      return due.next.kind === 'day'
        ? `Your period may start in ${dayCount(due.days)} (${shortDay(due.next.day)})`
        : `Your period may start from ${shortDay(due.next.from)}, in ${dayCount(due.days)} or later`
    case 'pregnancy-week':
      return `You are ${due.week} ${due.week === 1 ? 'week' : 'weeks'} today`
    case 'pill':
      return 'Time for your pill'
    case 'injection':
      return due.days > 0 ? `Your next injection is due in ${dayCount(due.days)}` : 'Your next injection is due'
    case 'replacement':
      return 'Your implant or coil is soon to be replaced'
    case 'log-today':
      return 'How was your day? It takes a moment to log it'
  }
}

/** The most important title of the chosen kinds; null when there is none today. */
export const reminderTitle = (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices): string | null => {
  const due = dueReminder(today, facts, choices)
  return due && titleOf(due)
}

/** Reveals nothing to somebody who looks over the shoulder. */
export const discreetNote = { title: 'Comrade: a note for you', body: 'Open the app when you have a moment' } as const

export type Note = { readonly title: string; readonly body: string }

/** The notification of a wake-up: discreet unless plain text is chosen and there is something to show. */
export const noteFor = (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices): Note => {
  const body = choices.words === 'plain' ? reminderTitle(today, facts, choices) : null
  return body === null ? discreetNote : { title: 'Comrade', body }
}
