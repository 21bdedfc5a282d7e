import { useLinkedRow } from '@/store/sync/use-remote-rows'
import { listingOf, picturesOf, type Listing } from '@/market/rules/listing'
import type { Listings } from './queries'

/** A listing of another campus, which a shared link has opened: it is not among those of the list. */
export type ListingElsewhere = {
  readonly listing: Listing
  readonly pictures: readonly string[]
  readonly campus: string
}

type OpenListing = {
  readonly listing: Listing | null
  readonly elsewhere: ListingElsewhere | null
  /** What to say instead of the listing. `unknown`: the server cannot be asked. */
  readonly missing: 'gone' | 'unknown' | null
}

/** The listing that the address opens: on this phone, older than what it copies, or of another campus. */
export const useOpenListing = (result: Listings, item: string | null): OpenListing => {
  const isRead = result.state === 'ready' && result.isWhole && result.checkedAt !== null
  const listing = (result.state === 'ready' && result.listings.find(({ id }) => id === item)) || null
  const linked = useLinkedRow('items', item, isRead && item !== null && listing === null)
  if (item === null || listing || !isRead) return { listing, elsewhere: null, missing: null }
  switch (linked.kind) {
    case 'elsewhere': {
      const theirs = listingOf(linked.row, 'sent', null)
      return theirs
        ? {
            listing: null,
            elsewhere: { listing: theirs, pictures: picturesOf(theirs.image, linked.photos), campus: linked.campus },
            missing: null,
          }
        : { listing: null, elsewhere: null, missing: 'gone' }
    }
    case 'gone':
      return { listing: null, elsewhere: null, missing: 'gone' }
    case 'offline':
    case 'failed':
      return { listing: null, elsewhere: null, missing: 'unknown' }
    case 'loading':
    case 'stored':
      return { listing: null, elsewhere: null, missing: null }
  }
}
