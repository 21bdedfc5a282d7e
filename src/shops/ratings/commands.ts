import { chosenCampus } from '@/store/chosen-campus'
import { discardUnsent } from '@/store/sync/unsent'
import { write, type Change, type SendResult } from '@/store/sync/write'
import type { ProviderSlug } from '@/shops/rules/ratings/provider-slug'
import type { Stars } from '@/shops/rules/ratings/score'
import type { UserId } from '@/kit/rules/ids'
import { readOwnRating } from './queries'

/** A person rates a provider once, and may change it. */
const changeOf = async (user: UserId, provider: ProviderSlug, stars: Stars): Promise<Change> => {
  const table = 'provider_ratings'
  const own = await readOwnRating(user, provider)
  // A refused rating would hold up this one, also when the provider is back.
  const isRefused = own?.syncStatus === 'rejected'
  if (isRefused) await discardUnsent({ identity: user, lane: `${table}/${own.row.id}` })
  return own && (own.onServer || !isRefused)
    ? // Whatever another phone gave before, the latest word counts.
      { action: 'update', table, row: own.row.id, values: { stars }, before: {}, baseRev: 0 }
    : { action: 'insert', table, row: crypto.randomUUID(), values: { campus: chosenCampus().slug, provider, stars } }
}

/** @throws StorageFullError | StorageUnavailableError; nothing was saved */
export const rateProvider = async (user: UserId, provider: ProviderSlug, stars: Stars): Promise<SendResult> => {
  const { outcome } = await write(user, [await changeOf(user, provider, stars)])
  return outcome()
}
