import { followAccountStatus } from '../account-data/follow-account-status'
import { followBadge } from '../badge'
import { followUncaught } from '../error-log/error-log'
import { followCampus } from '../follow-campus'
import { followLiveHead } from './follow-live-head'
import { startSending } from './send'
import { followReminders } from '../reminders/follow-reminders'
import { followSession } from '../session/follow-session'

export { sendNow } from './send'
export { refresh } from './refresh'

/** Starts everything that runs while a page is open: the session, sending, reminders, the badge, the account status and the campus. Returns a function that stops it. */
export const startSync = (page: EventTarget, isVisible: () => boolean, reload: () => void): (() => void) => {
  const stops = [followUncaught(globalThis, 'page'), followSession(), startSending(), followReminders(), followBadge(), followAccountStatus(), followCampus(reload), followLiveHead(page, isVisible)]
  return () => stops.forEach((stop) => stop())
}
