import { isQuiet, localTime, pillOfShown } from '@/health/cycle/rules/reminders'
import { answerFor, discreetAnswer, discreetNote, noteFor, type Note } from '@/health/cycle/words/reminders'
import { parseDay, type IsoDay } from '@/kit/rules/day'
import { keepAnswer, readOpenLog } from '@/health/cycle/store/read-open-log'
import { readUser, type UserRecord } from '@/store/session/user-record'
import { reminderFacts } from './facts'
import { replan } from './plan'
import type { StoreChanges } from './subscribe'
import { reportAs } from '@/store/error-log/error-log'
import * as v from 'valibot'
import { userId } from '@/kit/rules/ids'

export type Shown = Note & {
  /** True in the quiet hours. */
  readonly silent: boolean
  /** The button by which the user answers that it is done; null if there is nothing to answer. */
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

const personSchema = v.pipe(v.string(), v.uuid(), v.transform(userId))
const daySchema = v.custom<IsoDay>((value) => parseDay(value) !== null)
const hourSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))
const dataSchema = v.object({
  person: personSchema,
  shown: v.object({ day: daySchema, hour: hourSchema }),
  pill: v.nullable(daySchema),
})
/** The data of a notification that an earlier version showed; `at` is in milliseconds since the epoch. */
const earlierDataSchema = v.pipe(
  v.object({ person: personSchema, at: v.number() }),
  v.transform(({ at, ...rest }) => ({ ...rest, shown: localTime(at), pill: null })),
)

/** The hidden data of a notification: its user, the hour at which it was shown, and the day of its pill. */
type AnswerData = v.InferOutput<typeof dataSchema>

/**
 * Records on this phone that a notification was answered.
 * @param data the data of the notification
 * @param now milliseconds since the epoch
 */
export const answerReminder = async (data: unknown, now: number): Promise<void> => {
  const parsed = v.safeParse(v.union([dataSchema, earlierDataSchema]), data)
  if (!parsed.success) return
  const { person: id, shown, pill } = parsed.output
  await keepAnswer(id, { shown: { day: shown.day, hour: shown.hour }, pill, answered: localTime(now) })
}

const trackers = ['/bloom-period-tracker', '/period-tracker']
/**
 * Opens the sheet of today, whatever the reminder is about, so that the page reveals no more than the notification did.
 */
const trackerUrl = '/bloom-period-tracker?view=today'

type Focusable = { focus(): Promise<unknown> }
type Page = Focusable & { readonly url: string; navigate(url: string): Promise<Focusable | null> }
/** The part of a worker's clients that is used here. */
type Pages = {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
  openWindow(url: string): Promise<unknown>
}

/** Shows a tracker for a tapped reminder. An open tracker stays as it is, because the user may be typing in it. */
export const openTracker = async (pages: Pages): Promise<void> => {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const tracker = open.find(({ url }) => trackers.includes(new URL(url).pathname))
  if (tracker) return void (await tracker.focus())
  const [page] = open
  if (!page) return void (await pages.openWindow(trackerUrl))
  // A page of another version cannot navigate, so it is shown as it is.
  await ((await page.navigate(trackerUrl).catch(() => null)) ?? page).focus()
}
