// Chunk: data-shared

import { localTime } from '@/health/cycle/rules/reminders'
import { noteFor, reminderTitle, type Note } from '@/health/cycle/words/reminders'
import { readOpenLog } from '@/health/cycle/store/read-open-log'
import { readUser } from '@/store/session/user-record'
import { reminderFacts } from './facts'
import { readReminderState } from './subscription-record'

/**
 * The reminder to show inside the app, for a user who wants reminders but whom no push reaches on this phone. Null
 * when there is none today, or when a PIN seals the log.
 */
export const reminderToShow = async (now: number): Promise<Note | null> => {
  const user = await readUser()
  if (!user || (await readReminderState(user.id)) === 'on') return null
  const log = await readOpenLog(user.id)
  if (!log || log.profile.reminders.on.length === 0) return null
  const time = localTime(now)
  const { day } = time
  const facts = await reminderFacts(user.id, log, time)
  if (reminderTitle(day, facts, log.profile.reminders) === null) return null
  return noteFor(day, facts, log.profile.reminders)
}
