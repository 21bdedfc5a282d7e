import * as v from 'valibot'
import type { UserId } from '@/domain/shared/ids'
import { supabase } from '../remote/client'
import { done, failed, parsedAs, problemOf, type AdminAnswer } from './admin-answer'
import { readAs } from './request'

const rolesSchema = v.array(v.object({ role: v.literal('admin') }))

/** Whether this person's profile has the role admin. */
export const isAdmin = async (person: UserId): Promise<AdminAnswer<boolean>> => {
  const roles = await readAs(person, rolesSchema, (client) => client.from('profiles').select('role').eq('id', person).eq('role', 'admin'))
  return roles.ok ? done(roles.value.length > 0) : roles
}

const patienceMs = 20_000

/** Whether there is no admin yet. Anybody may ask. */
export const setupOpen = async (): Promise<AdminAnswer<boolean>> => {
  const { data, error, status } = await supabase().rpc('setup_open').abortSignal(AbortSignal.timeout(patienceMs)).retry(false)
  return error ? failed(problemOf({ status, code: error.code, message: error.message })) : parsedAs(v.boolean(), data)
}

/** Makes the signed-in person the first admin. */
export const claimAdmin = (person: UserId, code: string) =>
  readAs(person, v.picklist(['granted', 'wrong-code', 'closed', 'wait']), (client) => client.rpc('claim_admin', { setup_code: code }))
