import * as v from 'valibot'
import { userId } from '@/domain/shared/ids'
import { keepAnswer } from '../cycle/read-open-log'

const dataSchema = v.object({ person: v.pipe(v.string(), v.uuid(), v.transform(userId)), at: v.number() })
/** What a notification keeps, unseen: whose it is, and when it was shown. */
export type AnswerData = v.InferOutput<typeof dataSchema>

/** Keeps on this phone that a notification was answered. @param data of the notification */
export const answerReminder = async (data: unknown): Promise<void> => {
  const parsed = v.safeParse(dataSchema, data)
  if (parsed.success) await keepAnswer(parsed.output.person, parsed.output.at)
}
