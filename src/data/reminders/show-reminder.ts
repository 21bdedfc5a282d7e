import { discreetNote, inNairobi, isQuiet, noteFor, type Note } from '@/domain/cycle/reminders'
import { readOpenLog } from '../cycle/read-open-log'
import { readUser, type UserRecord } from '../session/user-record'
import { reminderFacts } from './facts'
import { replan, type StoreDrafts } from './plan'

export type Shown = Note & { /** In the quiet hours it comes without a sound. */ readonly silent: boolean }

const nothingToSay: Shown = { ...discreetNote, silent: false }

const noteNow = async ({ id }: UserRecord, now: number): Promise<Shown> => {
  const log = await readOpenLog(id)
  // Sealed by a PIN, or gone: a push must show something, and this says nothing.
  if (!log) return nothingToSay
  const { day, hour } = inNairobi(now)
  const { reminders } = log.profile
  return { ...noteFor(day, await reminderFacts(id, log, day), reminders), silent: isQuiet(hour, reminders.quiet) }
}

/**
 * Says what there is to say now, in words made on this phone, then asks for the next wake-ups. Whatever goes wrong,
 * something is shown: a push without a notice costs the permission.
 * @param now milliseconds since the epoch
 */
export const showReminder = async (now: number, show: (shown: Shown) => Promise<void>, keep: StoreDrafts): Promise<void> => {
  const person = await readUser().catch(() => null)
  await show(person ? await noteNow(person, now).catch(() => nothingToSay) : nothingToSay)
  const log = person ? await readOpenLog(person.id).catch(() => null) : null
  if (person && log) await replan(person.id, log, now, keep)
}
