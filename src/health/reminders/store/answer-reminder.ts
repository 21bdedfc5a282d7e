import * as v from 'valibot'
import { localTime } from '@/health/cycle/rules/reminders'
import { parseDay, type IsoDay } from '@/kit/rules/day'
import { userId } from '@/kit/rules/ids'
import { keepAnswer } from '@/health/cycle/store/read-open-log'

const person = v.pipe(v.string(), v.uuid(), v.transform(userId))
const day = v.custom<IsoDay>((value) => parseDay(value) !== null)
const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))
const dataSchema = v.object({ person, shown: v.object({ day, hour }), pill: v.nullable(day) })
/** Of a notification that an earlier version showed: when, in milliseconds since the epoch. */
const earlierDataSchema = v.pipe(
  v.object({ person, at: v.number() }),
  v.transform(({ at, ...rest }) => ({ ...rest, shown: localTime(at), pill: null })),
)

/** The hidden data of a notification: whose it is, when it was shown, and the day of its pill. */
export type AnswerData = v.InferOutput<typeof dataSchema>

/**
 * Keeps on this phone that a notification was answered.
 * @param data of the notification
 * @param now milliseconds since the epoch
 */
export const answerReminder = async (data: unknown, now: number): Promise<void> => {
  const parsed = v.safeParse(v.union([dataSchema, earlierDataSchema]), data)
  if (!parsed.success) return
  const { person: id, shown, pill } = parsed.output
  await keepAnswer(id, { shown: { day: shown.day, hour: shown.hour }, pill, answered: localTime(now) })
}
