import type { ReminderChoices } from '@/health/cycle/rules/reminder-choices'
import { methodRules } from '@/health/cycle/rules/contraception'
import { isOverdue } from '@/health/pregnancy/rules/gestation'
import { dueReminder, type DueReminder, type ReminderFacts } from '@/health/cycle/rules/reminders'
import type { IsoDay } from '@/kit/rules/day'
import { dayCount, shortDay } from '@/kit/words/format-day'
import * as messages from '#words/health/cycle/reminders'

const titleOf = (due: DueReminder): string => {
  switch (due.kind) {
    case 'appointment':
      return due.days > 0 ? messages.appointment : messages.appointmentToday
    case 'period-late':
      return messages.periodLate({ days: dayCount(due.days) })
    case 'period-due':
      return messages.periodToday
    case 'period-soon':
      return due.next.kind === 'day'
        ? messages.periodSoon({ days: dayCount(due.days), day: shortDay(due.next.day) })
        : messages.periodFrom({ day: shortDay(due.next.from), days: dayCount(due.days) })
    case 'pregnancy-week':
      return isOverdue({ weeks: due.week, days: 0 })
        ? messages.pregnancyOverdue({ week: String(due.week) })
        : messages.pregnancyWeek({ week: due.week })
    case 'pill':
      return due.also ? messages.both({ first: messages.pill, second: titleOf(due.also) }) : messages.pill
    case 'injection':
      return due.days > 0 ? messages.injectionSoon({ days: dayCount(due.days) }) : messages.injection
    case 'replacement':
      return messages.replacement
    case 'log-today':
      return messages.logToday
  }
}

/** The most important title of the chosen kinds; null when there is none today. */
export const reminderTitle = (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices): string | null => {
  const due = dueReminder(today, facts, choices)
  return due && titleOf(due)
}

/** Reveals nothing to somebody who looks over the shoulder. */
export const discreetNote = { title: messages.discreetTitle, body: messages.discreetBody } as const

export type Note = { readonly title: string; readonly body: string }

/** The notification of a wake-up: discreet unless plain text is chosen and there is something to show. */
export const noteFor = (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices): Note => {
  const body = choices.words === 'plain' ? reminderTitle(today, facts, choices) : null
  return body === null ? discreetNote : { title: 'Comrade', body }
}

/** For a log that cannot be read: the button is on every notification, and tells nothing. */
export const discreetAnswer = messages.done

/**
 * The button of a notification that ticks the pill of its day. Somebody who takes a pill has it on every discreet
 * notification, so that it does not tell which one is about the pill.
 */
export const answerFor = (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices): string | null => {
  const due = dueReminder(today, facts, choices)
  if (choices.words === 'plain' && due !== null) return due.kind === 'pill' ? messages.taken : null
  return choices.on.includes('pill') && facts.method !== null && methodRules[facts.method.method].detail === 'pill'
    ? discreetAnswer
    : null
}
