import { Button, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { IconClock, IconMapPin } from '@tabler/icons-react'
import { namesOfGone, type SavedNames } from '@/store/saved-names'
import { useLinkedRows, useOlderRows } from '@/store/sync/use-remote-rows'
import { requestPull } from '@/store/sync/status'
import { reportAs } from '@/store/error-log/error-log'
import { useIdentity, useSession } from '@/store/session/use-session'
import { scrollPositionOf } from '@/store/scroll-position'
import { filtersInUse, isNewestFirst } from '@/market/rules/browse'
import type { Listing } from '@/market/rules/listing'
import type { MarketView } from '@/market/rules/market-url'
import type { MarketVariant } from '@/market/words/variants'
import * as messages from '#words/market/market-page'
import { allButOne } from '#words/kit/list-states'
import * as buttons from '#words/kit/buttons'
import { OlderRows, SearchScope } from '@/kit/list/older-rows'
import { Callout } from '@/kit/feedback/callout'
import { EmptyState } from '@/kit/feedback/empty-state'
import { NothingFound } from '@/kit/feedback/nothing-found'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { useSavedNote } from '@/kit/feedback/saved-note'
import { TitledSection } from '@/kit/layout/titled-section'
import { useNow } from '@/kit/platform/use-now'
import { useVirtualRows } from '@/kit/list/use-virtual-rows'
import { VirtualRows } from '@/kit/list/virtual-rows'
import { CardSkeletons } from '@/kit/layout/card-grid'
import { Facts } from '@/kit/layout/facts'
import { EarlyRows } from '@/kit/list/early-rows'
import { Picture } from '@/kit/media/picture'
import { forgetLiked, useLiked } from './liked'
import { ConditionBadge, ListingCard } from './listing-card'
import { useMarket } from './market-actions'
import classes from './market.module.css'
import { usePictures, type Listings } from './queries'

type ResultsProps = {
  variant: MarketVariant
  result: Listings
  view: MarketView
  /** The listings that the view shows. */
  shown: readonly Listing[]
  /** Listings that have all words of the search but one. */
  near: readonly Listing[]
  /** The ids of the liked listings; undefined while they are read. */
  liked: ReadonlySet<string> | undefined
  /** The names of the liked listings. */
  names: SavedNames
  missing: 'gone' | 'unknown' | null
  scrollKey: string
  /** Takes back the search and all filters. */
  onClear: () => void
}

/** The listings that a view shows, or the state of loading them. */
export function Results({
  variant,
  result,
  view,
  shown,
  near,
  liked,
  names,
  missing,
  scrollKey,
  onClear,
}: ResultsProps) {
  const older = useOlderRows('items', null)
  useSavedNote(result.state === 'ready' ? result.checkedAt : null)
  // Only a whole list grows by scrolling: a search would load everything to show a few.
  const isNarrowed = view.query.trim() !== '' || view.category !== 'all' || view.saved || filtersInUse(view) > 0
  if (result.state === 'loading') return <ListingSkeletons variant={variant} />
  if (result.state === 'failed') return <LoadFailure problem={result.problem} onRetry={() => requestPull(['items'])} />
  // The newest listings alone do not show which one is cheapest, or that nothing matches.
  if (!result.isWhole && (shown.length === 0 || !isNewestFirst(view))) return <ListingSkeletons variant={variant} />
  if (view.saved && liked === undefined) return <ListingSkeletons variant={variant} />
  const hasSavedNothing = view.saved && liked?.size === 0
  return (
    <>
      <NotFoundNote gone={missing === 'gone'} />
      {missing === 'unknown' && <Callout tone="info">{messages.unknownItem}</Callout>}
      {shown.length === 0 ? (
        <NothingFound
          text={hasSavedNothing ? messages.nothingSaved : variant.emptyText}
          query={view.query}
          onClear={isNarrowed ? onClear : undefined}
        />
      ) : (
        <ListingGrid label={variant.title} scrollKey={scrollKey} listings={shown} liked={liked} />
      )}
      {near.length > 0 && (
        <TitledSection title={allButOne} className={classes.near}>
          <ListingGrid label={allButOne} scrollKey={scrollKey} listings={near} liked={liked} />
        </TitledSection>
      )}
      {view.saved && liked && <MissingItems missing={idsWithout(result.listings, liked)} names={names} />}
      {result.isWhole && !isNarrowed && <OlderRows state={older.state} what="items" onMore={older.loadMore} />}
      {older.state !== 'end' && isNarrowed && !view.saved && <SearchScope what="items" />}
    </>
  )
}

type OwnListingsProps = {
  variant: MarketVariant
  result: Listings
  scrollKey: string
  onSell: () => void
}

/** The user's own listings, including sold ones. */
export function OwnListings({ variant, result, scrollKey, onSell }: OwnListingsProps) {
  const { logIn } = useMarket()
  const session = useSession()
  const liked = useLiked()
  const listings = result.state === 'ready' ? result.listings : null
  const own = useMemo(() => listings?.filter((listing) => listing.own) ?? [], [listings])
  if (session.status === 'out') {
    return (
      <EmptyState image="/pictures/campus.svg#sign-in" text={messages.logInForOwn}>
        <Button onClick={logIn}>{buttons.login}</Button>
      </EmptyState>
    )
  }
  if (session.status === 'unknown' || result.state === 'loading') return <ListingSkeletons variant={variant} />
  if (own.length === 0 && result.state === 'ready' && !result.isWhole) return <ListingSkeletons variant={variant} />
  if (own.length === 0) {
    return (
      <EmptyState image="/pictures/home.svg#tile-marketplace" text={messages.nothingListed}>
        <Button onClick={onSell}>{messages.listFirstItem}</Button>
      </EmptyState>
    )
  }
  return <ListingGrid label={messages.myListings} scrollKey={scrollKey} listings={own} liked={liked} />
}

/** Shown while the listings load. */
function ListingSkeletons({ variant: { path, title, loadingText, social } }: { variant: MarketVariant }) {
  return (
    <EarlyRows name={path} label={title} className={classes.grid} row={emptyCard(social)}>
      <CardSkeletons text={loadingText} height={320} className={classes.grid} />
    </EarlyRows>
  )
}

/** A card without text. It keeps space for the parts that are added later, so that nothing moves then. */
const emptyCard = (social: boolean) => (
  <li className={classes.card}>
    <div className={classes.front}>
      <Picture src={null} alt="" tint="mango" className={classes.picture} />
    </div>
    <div className={classes.words}>
      <Title order={2} size="h5" className={classes.title} data-field="title" />
      <Text component="div" className={classes.price}>
        <span data-field="price" />
        {social && (
          <Text component="span" size="sm" c="var(--ink-soft)" fw={500} className={classes.former}>
            <s data-field="former" />
          </Text>
        )}
      </Text>
      <div className={`${classes.marks} ${classes.toCome}`}>
        <ConditionBadge condition="good" />
      </div>
      <Text size="sm" lineClamp={2} data-field="description" />
      <div className={classes.toCome}>
        <Facts
          facts={[
            { label: messages.location, icon: <IconMapPin size={18} aria-hidden />, text: messages.locationToCome },
            { label: messages.listed, icon: <IconClock size={18} aria-hidden />, text: messages.ageToCome },
          ]}
        />
      </div>
      {social && <div className={classes.sellerToCome} />}
    </div>
    <div className={`${classes.actions} ${classes.toCome}`}>
      <Button>{messages.contactSeller}</Button>
    </div>
  </li>
)

/** The height of a card on a phone, in pixels. */
const estimatedHeight = 290

type ListingGridProps = {
  label: string
  scrollKey: string
  listings: readonly Listing[]
  liked: ReadonlySet<string> | undefined
}

/** A virtualized grid of listing cards. */
function ListingGrid({ label, scrollKey, listings, liked }: ListingGridProps) {
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

/** Loads the saved items that this phone has no copy of, because they are old or sold, and names the deleted ones. */
function MissingItems({ missing, names }: { missing: readonly string[]; names: SavedNames }) {
  const identity = useIdentity()
  const gone = useLinkedRows('items', missing).filter((id) => missing.includes(id))
  const called = namesOfGone(names, gone).join(', ')
  const away = missing.length - gone.length
  return (
    <>
      {gone.length > 0 && identity !== undefined && (
        <Callout
          tone="info"
          actions={
            <Button variant="default" onClick={() => void forgetLiked(identity, gone).catch(reportAs('market'))}>
              {messages.remove}
            </Button>
          }
        >
          <div>{messages.savedGone({ count: String(gone.length) })}</div>
          {called !== '' && <div>{called}</div>}
        </Callout>
      )}
      {away > 0 && <Callout tone="info">{messages.savedAway({ count: String(away) })}</Callout>}
    </>
  )
}

/** The liked ids that are not among these listings. */
const idsWithout = (listings: readonly Listing[], liked: ReadonlySet<string>): readonly string[] => {
  const known = new Set(listings.map(({ id }) => id))
  return [...liked].filter((id) => !known.has(id))
}
