import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { noteAnswer } from '@/store/connectivity'
import { attempt } from '@/store/error-log/attempt'
import { errorKind, type ErrorKind } from '@/store/remote/error-kind'
import { findProof } from '@/store/remote/proof-of-work'
import { requestAs, requestWithoutAccount } from '@/store/remote/request-as'
import type { Listing } from '@/market/rules/listing'
import type { Identity } from '@/kit/rules/ids'
import { readPhone, type ReadPhone } from '@/kit/rules/phone'

const timeoutMs = 15_000

export type SellerContactResult =
  | { readonly kind: 'number'; readonly phone: ReadPhone }
  /** The seller has no number, or it is not valid. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'sign-in' }
  /** The server limits the numbers per day: for an account, or for all visitors of one network. */
  | { readonly kind: 'too-often' | 'too-often-here' }
  | { readonly kind: 'failed' }

/**
 * The seller's number on the screen, as of a revision of the listing, because a later revision may have another number.
 * Only one number is shown: the next one replaces it.
 */
export const shownContact = createStore<
  | { readonly item: string; readonly rev: number; readonly reader: Identity; readonly phone: ReadPhone }
  | { readonly item: null }
>()(() => ({ item: null }))

const problems: Partial<Record<ErrorKind, 'offline' | 'sign-in' | 'too-often'>> = {
  offline: 'offline',
  'sign-in': 'sign-in',
  'not-allowed': 'sign-in',
  'too-many-requests': 'too-often',
}

const ask = async (reader: Identity, item: string) => {
  if (reader !== 'anonymous') return requestAs(reader, (client) => client.rpc('seller_contact', { item }), timeoutMs)
  // The server takes each proof once.
  const proof_of_work = await findProof(item, Math.floor(Math.random() * 2 ** 40))
  return requestWithoutAccount((client) => client.rpc('seller_contact', { item, proof_of_work }), timeoutMs)
}

const fetchContact = async (reader: Identity, item: string): Promise<SellerContactResult> => {
  const reply = await ask(reader, item)
  if (!reply.ok) {
    const kind = problems[errorKind(reply.error)] ?? 'failed'
    return { kind: kind === 'too-often' && reader === 'anonymous' ? 'too-often-here' : kind }
  }
  const { data } = reply.value
  const phone = readPhone(v.is(v.string(), data) ? data : null)
  return phone.ok ? { kind: 'number', phone } : { kind: 'missing' }
}

/**
 * Fetches a seller's number, one per request. Without an account, the phone sends a proof of work. The number is never
 * stored.
 */
export const requestSellerContact = async (
  reader: Identity,
  { id: item, rev }: Pick<Listing, 'id' | 'rev'>,
): Promise<SellerContactResult> => {
  const result = await attempt('market', () => fetchContact(reader, item), { kind: 'failed' })
  if (result.kind !== 'number') return result
  noteAnswer()
  shownContact.setState({ item, rev, reader, phone: result.phone }, true)
  return result
}

/** The revisions whose number was fetched again. Each is fetched once, even if a card and a dialog show the listing. */
const renewed = new Set<string>()

/** Fetches the number of a changed listing again. If this fails, the buyer can still ask for it. */
export const renewSellerContact = async (reader: Identity, listing: Pick<Listing, 'id' | 'rev'>): Promise<void> => {
  const key = `${reader}/${listing.id}/${listing.rev}`
  if (renewed.has(key)) return
  renewed.add(key)
  await requestSellerContact(reader, listing)
}
