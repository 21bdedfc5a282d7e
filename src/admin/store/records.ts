import * as v from 'valibot'
import type { AuditEntry, Decision, Reported, Suspension } from '@/admin/rules/moderation'
import { rangeOf } from '@/admin/rules/item-row'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import { pageAs, readAs, type AdminResult, type PageOf } from './request'
import { pictureUrl } from '@/store/remote/project'

const messageSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  created_at: v.string(),
})
export type ContactMessage = v.InferOutput<typeof messageSchema>

/** The messages of the contact form, newest first. */
export const readMessages = (userId: UserId, page: number): Promise<AdminResult<PageOf<ContactMessage>>> =>
  pageAs(
    userId,
    messageSchema,
    (client, pageNumber) =>
      client
        .from('contact_messages')
        .select(Object.keys(messageSchema.entries).join(','), { count: 'exact' })
        .order('created_at', { ascending: false })
        .order('id')
        .range(...rangeOf(pageNumber)),
    page,
  )

const auditSchema = v.pipe(
  v.object({
    id: v.string(),
    at: v.string(),
    admin_id: v.string(),
    action: v.string(),
    table_name: v.string(),
    row_id: v.string(),
    campus: v.nullable(v.string()),
    detail: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])),
  }),
  v.transform(({ admin_id, table_name, row_id, detail, ...rest }): AuditEntry => ({
    ...rest,
    admin: admin_id,
    table: table_name,
    row: row_id,
    changes: detail,
  })),
)

/** The actions of admins, newest first. @param campus null for all campuses of the reader */
export const readAudit = (
  userId: UserId,
  campus: CampusSlug | null,
  page: number,
): Promise<AdminResult<PageOf<AuditEntry>>> =>
  pageAs(
    userId,
    auditSchema,
    (client, pageNumber) => {
      const all = client
        .from('audit_log')
        .select('id,at,admin_id,action,table_name,row_id,campus,detail', { count: 'exact' })
      const found = campus === null ? all : all.eq('campus', campus)
      return found
        .order('at', { ascending: false })
        .order('id')
        .range(...rangeOf(pageNumber))
    },
    page,
  )

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

/** The server's filter. Null stands for all campuses of the admin. */
const inCampus = (campus: CampusSlug | null) => (campus === null ? {} : { in_campus: campus })

/** The content that waits for a decision: first content about a reporter, then the oldest. */
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
