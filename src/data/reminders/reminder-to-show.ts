import { inNairobi, noteFor, reminderTitle, type Note } from '@/domain/cycle/reminders'
import { readOpenLog } from '../cycle/read-open-log'
import { readUser } from '../session/user-record'
import { reminderFacts } from './facts'
import { readSubscription } from './subscription-record'

/**
 * What to show inside the app to who asked to be reminded and cannot be woken; null when there is nothing to say today,
 * or when a PIN seals it.
 */
export const reminderToShow = async (now: number): Promise<Note | null> => {
  const person = await readUser()
  if (!person || (await readSubscription())?.person === person.id) return null
  const log = await readOpenLog(person.id)
  if (!log || log.profile.reminders.on.length === 0) return null
  const { day } = inNairobi(now)
  const facts = await reminderFacts(person.id, log, day)
  if (reminderTitle(day, facts, log.profile.reminders) === null) return null
  return noteFor(day, facts, log.profile.reminders)
}
