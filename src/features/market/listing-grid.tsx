import { Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import { scrollPositionOf } from '@/data/scroll-position'
import type { Listing } from '@/domain/market/listing'
import { useNow } from '@/ui/platform/use-now'
import { useVirtualRows } from '@/ui/list/use-virtual-rows'
import { VirtualRows } from '@/ui/list/virtual-rows'
import { ListingCard } from './listing-card'
import classes from './market.module.css'
import { useLiked, usePictures } from './queries'

/** Pixels; a card on a phone. */
const usualHeight = 290

/** Cards side by side, as many as there is room for; of a long list those near the screen. */
export function ListingGrid({ label, place, listings }: { label: string; place: string; listings: readonly Listing[] }) {
  const now = useNow(20_000)
  const liked = useLiked()
  const ids = useMemo(() => listings.map(({ id }) => id), [listings])
  const rows = useVirtualRows({ ids, estimate: usualHeight, place: useMemo(() => scrollPositionOf(`${place}/${label}`), [place, label]) })
  const picturesFor = usePictures(near(listings, rows))
  const byId = useMemo(() => new Map(listings.map((listing) => [listing.id, listing])), [listings])
  return (
    <VirtualRows rows={rows} label={label} className={classes.grid}>
      {(id) => {
        const listing = byId.get(id)
        return listing && <ListingCard listing={listing} pictures={picturesFor(listing)} liked={liked.has(id)} now={now} />
      }}
    </VirtualRows>
  )
}

/** Pictures are asked for this many listings at a time. */
const block = 24

/** The listings whose pictures are on the screen or soon will be. */
const near = (listings: readonly Listing[], { from, to }: { from: number; to: number }): readonly Listing[] =>
  listings.slice(Math.floor(from / block) * block, Math.ceil(to / block) * block)

const places = [1, 2, 3, 4, 5, 6]

/** The shape of the list before it is here. */
export function GridSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <p>{text}</p>
      <div className={classes.grid} aria-hidden>
        {places.map((place) => (
          <Skeleton key={place} h={320} radius="lg" />
        ))}
      </div>
    </div>
  )
}
