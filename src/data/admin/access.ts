import * as v from 'valibot'
import type { UserId } from '@/domain/shared/ids'
import { supabase } from '../remote/client'
import { done, failed, parseResponse, problemOf, type AdminResult } from './admin-result'
import { readAs } from './request'

const rolesSchema = v.array(v.object({ role: v.literal('admin') }))

/** Whether the user's profile has the role admin. */
export const isAdmin = async (userId: UserId): Promise<AdminResult<boolean>> => {
  const roles = await readAs(userId, rolesSchema, (client) => client.from('profiles').select('role').eq('id', userId).eq('role', 'admin'))
  return roles.ok ? done(roles.value.length > 0) : roles
}

const timeoutMs = 20_000

/** Whether there is no admin yet. Works without signing in. */
export const setupOpen = async (): Promise<AdminResult<boolean>> => {
  const { data, error, status } = await supabase().rpc('setup_open').abortSignal(AbortSignal.timeout(timeoutMs)).retry(false)
  return error ? failed(problemOf({ status, code: error.code, message: error.message })) : parseResponse(v.boolean(), data)
}

/** Makes the signed-in user the first admin. */
export const claimAdmin = (userId: UserId, code: string) =>
  readAs(userId, v.picklist(['granted', 'wrong-code', 'closed', 'wait']), (client) => client.rpc('claim_admin', { setup_code: code }))
