import { Text, Title } from '@mantine/core'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { choiceOf } from '@/domain/shared/choice'
import { browse, isNewestFirst } from '@/domain/market/browse'
import type { MarketView } from '@/domain/market/market-url'
import type { MarketVariant } from '@/domain/market/variants'
import { Chips } from '@/ui/form/chips'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SavedNote } from '@/ui/feedback/saved-note'
import { ScreenTabs } from '@/ui/layout/screen-tabs'
import { SearchBox } from '@/ui/form/search-box'
import { Filters } from './filters'
import { GridSkeleton, ListingGrid } from './listing-grid'
import classes from './market.module.css'
import type { Listings } from './queries'

const none = [] as const

type AllListingsProps = {
  variant: MarketVariant
  result: Listings
  view: MarketView
  place: string
  onView: (change: Partial<MarketView>) => void
}

/** Everything that is for sale, and the ways to narrow it down. */
export function AllListings({ variant, result, view, place, onView }: AllListingsProps) {
  const found = <Found variant={variant} result={result} view={view} place={place} />
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
      <Shelves variant={variant} view={view} onView={onView} found={found} />
    </>
  )
}

/** Category tabs; who searches looks on every shelf, so that then there are none. */
function Shelves({ variant, view, onView, found }: Omit<AllListingsProps, 'result' | 'place'> & { found: ReactNode }) {
  const [first, ...others] = variant.shelves
  if (!first || view.query.trim() !== '') return found
  const shelf = variant.shelves.find(({ value }) => value === view.category)
  return (
    <ScreenTabs
      label="Shelves"
      tabs={[first, ...others]}
      value={shelf?.value ?? null}
      onChange={(category) => onView({ category })}
    >
      {found}
    </ScreenTabs>
  )
}

function Found({ variant, result, view, place }: Omit<AllListingsProps, 'onView'>) {
  const listings = result.state === 'ready' ? result.listings : none
  // What is found follows the words a moment later: a letter is on the screen before the shelves are gone through.
  const { tab, category, query, condition, min, max, sort, sold } = useDeferredValue(view)
  const shown = useMemo(
    () => browse(listings, variant, { tab, category, query, condition, min, max, sort, sold }),
    [listings, variant, tab, category, query, condition, min, max, sort, sold],
  )
  if (result.state === 'loading') return <GridSkeleton text={variant.loadingText} />
  if (result.state === 'failed') return <EmptyState image="/pictures/campus.svg#offline" text={variant.emptyText} />
  // The newest ones alone cannot say what is cheapest, or that there is nothing.
  if (!result.isWhole && (shown.length === 0 || !isNewestFirst({ tab, sort }))) return <GridSkeleton text={variant.loadingText} />
  const gone = view.item !== null && result.isWhole && result.checkedAt !== null && !listings.some(({ id }) => id === view.item)
  return (
    <>
      <SavedNote checkedAt={result.checkedAt} />
      {gone && (
        <Text role="status" size="sm" c="var(--ink-soft)" mb="sm">
          That item is no longer here.
        </Text>
      )}
      {shown.length === 0 ? (
        <EmptyState image="/pictures/campus.svg#empty-search" text={variant.emptyText} />
      ) : (
        <ListingGrid label={variant.title} place={place} listings={shown} />
      )}
    </>
  )
}
