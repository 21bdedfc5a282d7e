import type { SavedNames } from '@/store/saved-names'
import { useOlderRows } from '@/store/sync/use-remote-rows'
import { requestPull } from '@/store/sync/status'
import { filtersInUse, isNewestFirst } from '@/market/rules/browse'
import type { Listing } from '@/market/rules/listing'
import type { MarketView } from '@/market/rules/market-url'
import * as messages from '#words/market/market-page'
import type { MarketVariant } from '@/market/words/variants'
import { allButOne } from '#words/kit/list-states'
import { OlderRows, SearchScope } from '@/kit/list/older-rows'
import { Callout } from '@/kit/feedback/callout'
import { EmptyState } from '@/kit/feedback/empty-state'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { SavedNote } from '@/kit/feedback/saved-note'
import { TitledSection } from '@/kit/layout/titled-section'
import { ListingGrid } from './listing-grid'
import { ListingSkeletons } from './listing-skeletons'
import classes from './market.module.css'
import { MissingItems } from './missing-items'
import type { Listings } from './queries'

type ResultsProps = {
  variant: MarketVariant
  result: Listings
  view: MarketView
  /** Those of the result that the view shows. */
  shown: readonly Listing[]
  /** Likewise of those that have all words of the search but one. */
  near: readonly Listing[]
  /** Undefined while they are read. */
  liked: ReadonlySet<string> | undefined
  /** What those are called. */
  names: SavedNames
  missing: 'gone' | 'unknown' | null
  scrollKey: string
}

export function Results({ variant, result, view, shown, near, liked, names, missing, scrollKey }: ResultsProps) {
  const older = useOlderRows('items', null)
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
      <SavedNote checkedAt={result.checkedAt} />
      <NotFoundNote gone={missing === 'gone'} />
      {missing === 'unknown' && <Callout tone="info">{messages.unknownItem}</Callout>}
      {shown.length === 0 ? (
        <EmptyState
          image="/pictures/campus.svg#empty-search"
          text={hasSavedNothing ? messages.nothingSaved : variant.emptyText}
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

/** The liked ids that are not among these listings. */
const idsWithout = (listings: readonly Listing[], liked: ReadonlySet<string>): readonly string[] => {
  const known = new Set(listings.map(({ id }) => id))
  return [...liked].filter((id) => !known.has(id))
}
