import * as v from 'valibot'
import { allCampuses, type AdminScope } from '@/admin/rules/scope'
import type { UserId } from '@/kit/rules/ids'
import { campusSlugSchema } from '@/campus/rules/campus-slug-schema'
import { supabase } from '@/store/remote/client'
import { done, failed, parseResponse, problemOf, type AdminResult } from './admin-result'
import { readAs } from './request'

const adminsSchema = v.array(v.object({ role: v.literal('admin'), admin_campus: v.nullable(campusSlugSchema) }))

/** What the user administers; null if they are no admin. */
export const readScope = async (userId: UserId): Promise<AdminResult<AdminScope | null>> => {
  const rows = await readAs(userId, adminsSchema, (client) =>
    client.from('profiles').select('role,admin_campus').eq('id', userId).eq('role', 'admin'),
  )
  if (!rows.ok) return rows
  const [admin] = rows.value
  if (!admin) return done(null)
  return done(admin.admin_campus === null ? allCampuses : { kind: 'one', campus: admin.admin_campus })
}

const timeoutMs = 20_000

/** Whether there is no admin yet. Works without signing in. */
export const setupOpen = async (): Promise<AdminResult<boolean>> => {
  const { data, error, status } = await supabase()
    .rpc('setup_open')
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .retry(false)
  return error
    ? failed(problemOf({ status, code: error.code, message: error.message }))
    : parseResponse(v.boolean(), data)
}

/** Makes the signed-in user the first admin. */
export const claimAdmin = (userId: UserId, code: string) =>
  readAs(userId, v.picklist(['granted', 'wrong-code', 'closed', 'wait']), (client) =>
    client.rpc('claim_admin', { setup_code: code }),
  )
