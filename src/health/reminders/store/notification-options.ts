import type { Shown } from './show-reminder'

/** With one tag for all, the latest reminder is the only one on the screen. */
const tag = 'comrade-note'
export const answerAction = 'done'

/**
 * Missing from TypeScript's library: Safari and Firefox have no buttons on notifications, and no choice of what
 * replaces one in silence.
 */
type Options = NotificationOptions & {
  readonly renotify: boolean
  readonly actions: readonly { readonly action: string; readonly title: string }[]
}

/** The options of a notification, besides the title. */
export const notificationOptions = ({ body, silent, answer }: Shown, icon: string, badge: string): Options => ({
  body,
  silent,
  tag,
  // A browser replaces a notification that was not read in silence: nobody would hear of the evening's pill over the
  // morning's appointment.
  renotify: !silent,
  icon,
  badge,
  data: answer?.data,
  actions: answer ? [{ action: answerAction, title: answer.label }] : [],
})
