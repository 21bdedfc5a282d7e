import { cycleLogStore } from '@/data/cycle/use-cycle'
import { write } from '@/data/sync/write'
import { plannedWakeUps } from '@/data/reminders/plan'
import { RemindersUnavailableError } from '@/data/reminders/errors'
import { readyWorker } from '@/data/reminders/browser-subscription'
import { startReminders, stopReminders } from '@/data/reminders/subscribe'
import { localTime } from '@/domain/cycle/reminders'
import { methodOn, methodRules } from '@/domain/cycle/contraception'
import { changeProfile } from '@/domain/cycle/commands'
import type { CycleLog } from '@/domain/cycle/log'
import type { ReminderChoices, ReminderKind } from '@/domain/cycle/reminder-choices'
import type { IsoDay } from '@/domain/shared/day'
import type { UserId } from '@/domain/shared/ids'

export type ChoicesChange = (choices: ReminderChoices) => ReminderChoices

/** @throws CycleLockedError | StorageFullError | StorageUnavailableError */
export const changeChoices = (userId: UserId, change: ChoicesChange): Promise<void> =>
  cycleLogStore(userId).change((log) => changeProfile({ reminders: change(log.profile.reminders) })(log))

/** Turned on if the user has not chosen any. */
const defaultKinds = (pregnant: boolean, log: CycleLog, today: IsoDay): readonly ReminderKind[] => {
  if (pregnant) return ['pregnancy-week', 'appointment']
  const use = methodOn(today, log.profile.methods)
  const detail = use && methodRules[use.method].detail
  return ['period-soon', 'period-due', 'period-late', ...(detail ? [kindsOfMethod[detail]] : [])]
}

const kindsOfMethod = { pill: 'pill', injection: 'injection', device: 'replacement' } as const

export type StartResult = 'on' | 'denied' | 'unavailable'

/**
 * Asks for the notification permission, then subscribes to pushes. Call it from a tap only: browsers may ignore a
 * permission request without one.
 * @throws StorageFullError | StorageUnavailableError
 */
export const startReminding = async (userId: UserId, log: CycleLog, pregnant: boolean): Promise<StartResult> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const registration = await readyWorker()
  if (!registration) return 'unavailable'
  const kinds = defaultKinds(pregnant, log, localTime(Date.now()).day)
  const withKinds: ChoicesChange = (choices) => (choices.on.length > 0 ? choices : { ...choices, on: kinds })
  await changeChoices(userId, withKinds)
  try {
    const updatedLog = { ...log, profile: { ...log.profile, reminders: withKinds(log.profile.reminders) } }
    await startReminders(userId, registration, await plannedWakeUps(userId, updatedLog, Date.now()), write)
    return 'on'
  } catch (error) {
    if (error instanceof RemindersUnavailableError) return 'unavailable'
    throw error
  }
}

export const stopReminding = async (): Promise<void> => stopReminders(await readyWorker(), write)
