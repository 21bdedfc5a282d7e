import { Title } from '@mantine/core'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { useOlderRows } from '@/data/sync/use-older-rows'
import { retryPull } from '@/data/sync/retry-pull'
import { choiceOf } from '@/domain/shared/choice'
import { browse, filtersInUse, isNewestFirst } from '@/domain/market/browse'
import type { MarketView } from '@/domain/market/market-url'
import type { MarketVariant } from '@/messages/market/variants'
import { OlderRows, SearchScope } from '@/ui/list/older-rows'
import { Chips } from '@/ui/form/chips'
import { Callout } from '@/ui/feedback/callout'
import { EmptyState } from '@/ui/feedback/empty-state'
import { LoadFailure } from '@/ui/feedback/load-failure'
import { NotFoundNote } from '@/ui/feedback/not-found-note'
import { SavedNote } from '@/ui/feedback/saved-note'
import { ScreenTabs } from '@/ui/layout/screen-tabs'
import { SearchBox } from '@/ui/form/search-box'
import { Filters } from './filters'
import { ListingGrid } from './listing-grid'
import { ListingSkeletons } from './listing-skeletons'
import classes from './market.module.css'
import type { Listings } from './queries'

const none = [] as const

type AllListingsProps = {
  variant: MarketVariant
  result: Listings
  view: MarketView
  /** What to say instead of the listing that the address opens. */
  missing: 'gone' | 'unknown' | null
  scrollKey: string
  onView: (change: Partial<MarketView>) => void
}

/** All listings, with search and filters. */
export function AllListings({ variant, result, view, missing, scrollKey, onView }: AllListingsProps) {
  const results = <Results variant={variant} result={result} view={view} missing={missing} scrollKey={scrollKey} />
  return (
    <>
      <div className={classes.tools}>
        <SearchBox label={variant.searchPlaceholder} value={view.query} onChange={(query) => onView({ query })} />
        <Chips
          label="Categories"
          options={variant.categories}
          value={view.category}
          onChange={(chosen) => onView({ category: choiceOf(variant.categories, chosen) })}
        />
        <Filters variant={variant} view={view} onView={onView} />
      </div>
      {view.query.trim() !== '' && variant.resultsHeading && (
        <Title order={2} size="h4" mb="sm">
          {variant.resultsHeading(view.query.trim())}
        </Title>
      )}
      <CategoryTabs variant={variant} view={view} onView={onView} results={results} />
    </>
  )
}

/** Category tabs, hidden during a search because it covers all categories. */
function CategoryTabs({ variant, view, onView, results }: Omit<AllListingsProps, 'result' | 'missing' | 'scrollKey'> & { results: ReactNode }) {
  const [first, ...others] = variant.shelves
  if (!first || view.query.trim() !== '') return results
  const shelf = variant.shelves.find(({ value }) => value === view.category)
  return (
    <ScreenTabs
      label="Shelves"
      tabs={[first, ...others]}
      value={shelf?.value ?? null}
      onChange={(category) => onView({ category })}
    >
      {results}
    </ScreenTabs>
  )
}

function Results({ variant, result, view, missing, scrollKey }: Omit<AllListingsProps, 'onView'>) {
  const listings = result.state === 'ready' ? result.listings : none
  const older = useOlderRows('items', null)
  // Only a whole list grows by scrolling: a search would load everything to show a few.
  const isNarrowed = view.query.trim() !== '' || view.category !== 'all' || filtersInUse(view) > 0
  // Deferred, so that typing stays responsive while the list is filtered.
  const { tab, category, query, condition, min, max, sort, sold } = useDeferredValue(view)
  const shown = useMemo(
    () => browse(listings, variant, { tab, category, query, condition, min, max, sort, sold }),
    [listings, variant, tab, category, query, condition, min, max, sort, sold],
  )
  if (result.state === 'loading') return <ListingSkeletons variant={variant} />
  if (result.state === 'failed') return <LoadFailure text={variant.emptyText} onRetry={() => retryPull(['items'])} />
  // The newest listings alone do not show which one is cheapest, or that nothing matches.
  if (!result.isWhole && (shown.length === 0 || !isNewestFirst({ tab, sort }))) return <ListingSkeletons variant={variant} />
  return (
    <>
      <SavedNote checkedAt={result.checkedAt} />
      <NotFoundNote gone={missing === 'gone'} />
      {missing === 'unknown' && <Callout tone="info">This item is not on this phone. It opens as soon as Comrade can be reached.</Callout>}
      {shown.length === 0 ? (
        <EmptyState image="/pictures/campus.svg#empty-search" text={variant.emptyText} />
      ) : (
        <ListingGrid label={variant.title} scrollKey={scrollKey} listings={shown} />
      )}
      {result.isWhole && !isNarrowed && <OlderRows state={older.state} what="items" onMore={older.loadMore} />}
      {older.state !== 'end' && isNarrowed && <SearchScope what="items" />}
    </>
  )
}
