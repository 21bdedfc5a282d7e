import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { write } from '@/store/sync/write'
import { plannedWakeUps } from '@/health/reminders/store/plan'
import { RemindersUnavailableError } from '@/health/reminders/store/subscription-record'
import { readyWorker } from '@/health/reminders/store/browser-subscription'
import { startReminders, stopReminders } from '@/health/reminders/store/subscribe'
import { localTime } from '@/health/cycle/rules/reminders'
import { methodOn, methodRules } from '@/health/cycle/rules/contraception'
import { changeProfile } from '@/health/cycle/rules/log-changes'
import type { CycleLog } from '@/health/cycle/rules/log'
import type { ReminderChoices, ReminderKind } from '@/health/cycle/rules/reminder-choices'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'

export type ChoicesChange = (choices: ReminderChoices) => ReminderChoices

/** @throws CycleLockedError | StorageFullError | StorageUnavailableError */
export const changeChoices = (userId: UserId, change: ChoicesChange): Promise<void> =>
  cycleLogStore(userId).change((log) => changeProfile({ reminders: change(log.profile.reminders) })(log))

/** The reminders that are turned on if the user has not chosen any. */
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
