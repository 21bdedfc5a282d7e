import { isQuiet, localTime, pillOfShown } from '@/health/cycle/rules/reminders'
import { answerFor, discreetAnswer, discreetNote, noteFor, type Note } from '@/health/cycle/words/reminders'
import type { IsoDay } from '@/kit/rules/day'
import { readOpenLog } from '@/health/cycle/store/read-open-log'
import { readUser, type UserRecord } from '@/store/session/user-record'
import type { AnswerData } from './answer-reminder'
import { reminderFacts } from './facts'
import { replan, type StoreChanges } from './plan'
import { reportAs } from '@/store/error-log/error-log'

export type Shown = Note & {
  /** True in the quiet hours. */
  readonly silent: boolean
  /** The button that says that what the notification is about was done. */
  readonly answer: { readonly label: string; readonly data: AnswerData } | null
}

const discreetReminder: Shown = { ...discreetNote, silent: false, answer: null }

const reminderNow = async ({ id }: UserRecord, now: number): Promise<Shown> => {
  const log = await readOpenLog(id)
  const { day, hour } = localTime(now)
  const answerWith = (label: string | null, pill: IsoDay | null): Shown['answer'] =>
    label === null ? null : { label, data: { person: id, shown: { day, hour }, pill } }
  // Sealed by a PIN, or erased. A push must still show something.
  if (!log) return { ...discreetReminder, answer: answerWith(discreetAnswer, null) }
  const { reminders } = log.profile
  const facts = await reminderFacts(id, log, { day, hour })
  return {
    ...noteFor(day, facts, reminders),
    silent: isQuiet(hour, reminders.quiet),
    answer: answerWith(answerFor(day, facts, reminders), pillOfShown({ day, hour }, facts, reminders)),
  }
}

/**
 * Shows the current reminder, whose text is made on this phone, then requests the next wake-ups. Something is shown
 * even after an error: browsers revoke the permission if a push shows no notification.
 * @param now milliseconds since the epoch
 */
export const showReminder = async (
  now: number,
  show: (shown: Shown) => Promise<void>,
  storeChanges: StoreChanges,
): Promise<void> => {
  const user = await readUser().catch(reportAs('private'))
  const reminder = user && (await reminderNow(user, now).catch(reportAs('private')))
  await show(reminder ?? discreetReminder)
  const log = user ? await readOpenLog(user.id).catch(reportAs('private')) : null
  if (user && log) await replan(user.id, log, now, storeChanges)
}
