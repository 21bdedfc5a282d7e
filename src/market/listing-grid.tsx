import { useMemo } from 'react'
import { scrollPositionOf } from '@/store/scroll-position'
import type { Listing } from '@/market/rules/listing'
import { useNow } from '@/kit/platform/use-now'
import { useVirtualRows } from '@/kit/list/use-virtual-rows'
import { VirtualRows } from '@/kit/list/virtual-rows'
import { ListingCard } from './listing-card'
import classes from './market.module.css'
import { usePictures } from './queries'

/** Height of a card on a phone, in pixels. */
const estimatedHeight = 290

type ListingGridProps = {
  label: string
  scrollKey: string
  listings: readonly Listing[]
  liked: ReadonlySet<string> | undefined
}

/** A virtualized grid of listing cards. */
export function ListingGrid({ label, scrollKey, listings, liked }: ListingGridProps) {
  const now = useNow(20_000)
  const ids = useMemo(() => listings.map(({ id }) => id), [listings])
  const rows = useVirtualRows({
    ids,
    estimate: estimatedHeight,
    position: useMemo(() => scrollPositionOf(`${scrollKey}/${label}`), [scrollKey, label]),
  })
  const picturesFor = usePictures(listingsNear(listings, rows))
  const byId = useMemo(() => new Map(listings.map((listing) => [listing.id, listing])), [listings])
  return (
    <VirtualRows rows={rows} label={label} className={classes.grid}>
      {(id) => {
        const listing = byId.get(id)
        return (
          listing && (
            <ListingCard listing={listing} pictures={picturesFor(listing)} liked={liked?.has(id) ?? false} now={now} />
          )
        )
      }}
    </VirtualRows>
  )
}

/** Pictures are queried for this many listings at a time. */
const batchSize = 24

/** The batches of listings on or near the screen. */
const listingsNear = (listings: readonly Listing[], { from, to }: { from: number; to: number }): readonly Listing[] =>
  listings.slice(Math.floor(from / batchSize) * batchSize, Math.ceil(to / batchSize) * batchSize)
