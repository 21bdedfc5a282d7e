import * as v from 'valibot'
import type { Decision, Reported, Suspended } from '@/domain/admin/moderation'
import type { UserId } from '@/domain/ids'
import type { AdminAnswer } from './admin-answer'
import { readAs } from './ask'

const kind = v.picklist(['gossip_post', 'item'])

const reportedSchema = v.pipe(
  v.object({
    kind,
    subject: v.string(),
    reporters: v.number(),
    reasons: v.record(v.string(), v.number()),
    first_reported: v.string(),
    hidden: v.boolean(),
    content: v.nullable(v.string()),
    image_url: v.nullable(v.string()),
    author_suspended: v.boolean(),
  }),
  v.transform(({ first_reported, image_url, author_suspended, content, ...rest }): Reported => ({
    ...rest,
    content: content ?? '',
    firstReported: first_reported,
    image: image_url,
    authorSuspended: author_suspended,
  })),
)

const suspendedSchema = v.object({ id: v.string(), since: v.string(), kind, because: v.string() })
const outcome = v.picklist(['done', 'gone'])
export type Outcome = v.InferOutput<typeof outcome>

/** What was reported and waits for a decision, most reported first. */
export const reportQueue = (person: UserId): Promise<AdminAnswer<readonly Reported[]>> =>
  readAs(person, v.array(reportedSchema), (client) => client.rpc('report_queue'))

/** `gone`: somebody was faster. */
export const decide = (person: UserId, { kind: of, subject }: Pick<Reported, 'kind' | 'subject'>, decision: Decision): Promise<AdminAnswer<Outcome>> =>
  readAs(person, outcome, (client) => client.rpc('moderate', { kind: of, subject, decision }))

/** Whose posting is suspended: by a handle, and by what it was for. */
export const suspendedPosting = (person: UserId): Promise<AdminAnswer<readonly Suspended[]>> =>
  readAs(person, v.array(suspendedSchema), (client) => client.rpc('suspended_posting'))

export const liftSuspension = (person: UserId, suspension: string): Promise<AdminAnswer<Outcome>> =>
  readAs(person, outcome, (client) => client.rpc('lift_suspension', { suspension }))
