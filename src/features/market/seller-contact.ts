import { IdentityChangedError, SignInNeededError } from '@/data/session/errors'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { connectivity } from '@/data/connectivity'
import { OfflineError } from '@/data/remote/errors'
import { supabaseAs } from '@/data/remote/client'
import { tokenOf } from '@/data/session/token'
import type { UserId } from '@/domain/shared/ids'
import { readPhone, type ReadPhone } from '@/domain/shared/phone'

const timeoutMs = 15_000

export type SellerContactResult =
  | { readonly kind: 'number'; readonly phone: ReadPhone }
  /** The seller has no number, or it is not valid. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'failed' }

/** The seller's number on the screen. There is only one: the next replaces it. */
export const shownContact = createStore<{ readonly item: string; readonly reader: UserId; readonly phone: ReadPhone } | { readonly item: null }>()(
  () => ({ item: null }),
)

const fetchContact = async (reader: UserId, item: string): Promise<SellerContactResult> => {
  const token = await tokenOf(reader)
  if (token === null) return { kind: 'sign-in' }
  const { data, error, status } = await supabaseAs(token).rpc('seller_contact', { item }).abortSignal(AbortSignal.timeout(timeoutMs))
  if (error) return { kind: status === 0 ? 'offline' : status === 401 || status === 403 ? 'sign-in' : 'failed' }
  const phone = readPhone(v.is(v.string(), data) ? data : null)
  return phone.ok ? { kind: 'number', phone } : { kind: 'missing' }
}

/** Fetches a seller's number. The server returns it to signed-in users only, one per request. It is never stored. */
export const requestSellerContact = async (reader: UserId, item: string): Promise<SellerContactResult> => {
  if (!connectivity.getState().online) return { kind: 'offline' }
  try {
    const result = await fetchContact(reader, item)
    if (result.kind === 'number') shownContact.setState({ item, reader, phone: result.phone }, true)
    return result
  } catch (error) {
    if (error instanceof OfflineError) return { kind: 'offline' }
    if (error instanceof SignInNeededError || error instanceof IdentityChangedError) return { kind: 'sign-in' }
    return { kind: 'failed' }
  }
}
