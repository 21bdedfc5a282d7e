import * as v from 'valibot'
import type { AuditEntry } from '@/admin/rules/audit'
import { rangeOf } from '@/admin/rules/paging'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/campus/rules/campus'
import type { AdminResult } from './admin-result'
import { pageAs, type PageOf } from './request'

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

/** The actions of admins, newest first. @param campus null: of all campuses that the reader administers */
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
