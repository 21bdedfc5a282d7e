import * as v from 'valibot'
import { allCampuses, type AdminScope } from '@/admin/rules/access'
import type { UserId } from '@/kit/rules/ids'
import { campusSlugSchema } from '@/kit/rules/campus-slug-schema'
import { supabase } from '@/store/remote/client'
import { done, failed, parseResponse, problemOf, readAs, type AdminResult } from './request'
import { readUser } from '@/store/session/user-record'

const adminsSchema = v.array(v.object({ role: v.literal('admin'), admin_campus: v.nullable(campusSlugSchema) }))

/** The campuses of an admin; null if the user is no admin. */
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

/** True while there is no admin. Works without signing in. */
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

const campusesSchema = v.array(v.object({ slug: campusSlugSchema, name: v.string() }))
export type AdministeredCampus = v.InferOutput<typeof campusesSchema>[number]

/** All campuses, in their order. */
export const readCampuses = (userId: UserId) =>
  readAs(userId, campusesSchema, (client) =>
    client.from('campuses').select('slug,name').order('position').order('slug'),
  )

/** The signed-in user, read from IndexedDB. React state learns of a new sign-in a moment later. */
export const storedUserId = async (): Promise<UserId | null> => (await readUser())?.id ?? null
