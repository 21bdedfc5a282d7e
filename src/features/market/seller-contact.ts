import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { connectivity } from '@/data/connectivity'
import { IdentityChangedError, SignInNeededError } from '@/data/outbox/errors'
import { OfflineError } from '@/data/remote/errors'
import { supabaseAs } from '@/data/remote/client'
import { tokenOf } from '@/data/session/token'
import type { UserId } from '@/domain/shared/ids'
import { readPhone, type ReadPhone } from '@/domain/shared/phone'

const patienceMs = 15_000

export type SellerAnswer =
  | { readonly kind: 'number'; readonly phone: ReadPhone }
  /** There is none, or what is written there is none. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'failed' }

/** The one seller's number that is on the screen: the next one takes its place. */
export const shownContact = createStore<{ readonly item: string; readonly reader: UserId; readonly phone: ReadPhone } | { readonly item: null }>()(
  () => ({ item: null }),
)

const answerOf = async (reader: UserId, item: string): Promise<SellerAnswer> => {
  const token = await tokenOf(reader)
  if (token === null) return { kind: 'sign-in' }
  const { data, error, status } = await supabaseAs(token).rpc('seller_contact', { item }).abortSignal(AbortSignal.timeout(patienceMs))
  if (error) return { kind: status === 0 ? 'offline' : status === 401 || status === 403 ? 'sign-in' : 'failed' }
  const phone = readPhone(v.is(v.string(), data) ? data : null)
  return phone.ok ? { kind: 'number', phone } : { kind: 'missing' }
}

/** Asks the server for a seller's number: it is told to signed-in people only, one at a time, and never kept. */
export const requestSellerContact = async (reader: UserId, item: string): Promise<SellerAnswer> => {
  if (!connectivity.getState().online) return { kind: 'offline' }
  try {
    const answer = await answerOf(reader, item)
    if (answer.kind === 'number') shownContact.setState({ item, reader, phone: answer.phone }, true)
    return answer
  } catch (error) {
    if (error instanceof OfflineError) return { kind: 'offline' }
    if (error instanceof SignInNeededError || error instanceof IdentityChangedError) return { kind: 'sign-in' }
    return { kind: 'failed' }
  }
}
