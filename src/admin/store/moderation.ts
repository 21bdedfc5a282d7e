import * as v from 'valibot'
import type { Decision, Reported, Suspension } from '@/admin/rules/moderation'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/campus/rules/campus'
import type { AdminResult } from './admin-result'
import { pictureUrl } from '@/store/remote/project'
import { readAs } from './request'

const kind = v.picklist(['gossip_post', 'item'])

const reportedSchema = v.pipe(
  v.object({
    kind,
    subject: v.string(),
    campus: v.string(),
    reporters: v.number(),
    reasons: v.record(v.string(), v.number()),
    waiting_since: v.string(),
    hidden: v.boolean(),
    held: v.boolean(),
    has_picture: v.boolean(),
    content: v.nullable(v.string()),
    image_url: v.nullable(v.string()),
    suspended: v.boolean(),
    new_reporters: v.number(),
    within_an_hour: v.number(),
  }),
  v.transform(
    ({ waiting_since, has_picture, image_url, new_reporters, within_an_hour, content, ...rest }): Reported => ({
      ...rest,
      content: content ?? '',
      waitingSince: waiting_since,
      hasPicture: has_picture,
      image: image_url === null ? null : pictureUrl(image_url),
      newReporters: new_reporters,
      withinAnHour: within_an_hour,
    }),
  ),
)

const suspendedSchema = v.object({
  id: v.string(),
  since: v.string(),
  kind,
  campus: v.nullable(v.string()),
  excerpt: v.string(),
})
const moderationResult = v.picklist(['done', 'gone', 'not-reported'])
export type ModerationResult = v.InferOutput<typeof moderationResult>

/** The server's filter. Null: of all campuses that the admin administers. */
const inCampus = (campus: CampusSlug | null) => (campus === null ? {} : { in_campus: campus })

/** What waits for a decision: first what somebody says is about them, then the oldest. */
export const reportQueue = (userId: UserId, campus: CampusSlug | null): Promise<AdminResult<readonly Reported[]>> =>
  readAs(userId, v.array(reportedSchema), (client) => client.rpc('report_queue', inCampus(campus)))

/** `gone`: another admin was faster. `not-reported`: no reports by others are left. */
export const decide = (
  userId: UserId,
  { kind: of, subject }: Pick<Reported, 'kind' | 'subject'>,
  decision: Decision,
): Promise<AdminResult<ModerationResult>> =>
  readAs(userId, moderationResult, (client) => client.rpc('moderate', { kind: of, subject, decision }))

/** The suspensions, each with an opaque id and an excerpt of the content that caused it. */
export const listSuspensions = (
  userId: UserId,
  campus: CampusSlug | null,
): Promise<AdminResult<readonly Suspension[]>> =>
  readAs(userId, v.array(suspendedSchema), (client) => client.rpc('list_suspensions', inCampus(campus)))

export const liftSuspension = (userId: UserId, suspension: string): Promise<AdminResult<ModerationResult>> =>
  readAs(userId, moderationResult, (client) => client.rpc('lift_suspension', { suspension }))
