import { Text, Title } from '@mantine/core'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { choiceOf } from '@/domain/choice'
import { browse, isNewestFirst } from '@/domain/market/browse'
import type { MarketView } from '@/domain/market/market-url'
import type { MarketFace } from '@/domain/market/faces'
import { Chips } from '@/ui/chips'
import { EmptyState } from '@/ui/empty-state'
import { SavedNote } from '@/ui/saved-note'
import { ScreenTabs } from '@/ui/screen-tabs'
import { SearchBox } from '@/ui/search-box'
import { Filters } from './filters'
import { GridSkeleton, ListingGrid } from './listing-grid'
import classes from './market.module.css'
import type { Listings } from './queries'

const none = [] as const

type AllListingsProps = {
  face: MarketFace
  result: Listings
  view: MarketView
  place: string
  onView: (change: Partial<MarketView>) => void
}

/** Everything that is for sale, and the ways to narrow it down. */
export function AllListings({ face, result, view, place, onView }: AllListingsProps) {
  const found = <Found face={face} result={result} view={view} place={place} />
  return (
    <>
      <div className={classes.tools}>
        <SearchBox label={face.searchPlaceholder} value={view.query} onChange={(query) => onView({ query })} />
        <Chips
          label="Categories"
          options={face.categories}
          value={view.category}
          onChange={(chosen) => onView({ category: choiceOf(face.categories, chosen) })}
        />
        <Filters face={face} view={view} onView={onView} />
      </div>
      {view.query.trim() !== '' && face.resultsHeading && (
        <Title order={2} size="h4" mb="sm">
          {face.resultsHeading(view.query.trim())}
        </Title>
      )}
      <Shelves face={face} view={view} onView={onView} found={found} />
    </>
  )
}

/** Category tabs; who searches looks on every shelf, so that then there are none. */
function Shelves({ face, view, onView, found }: Omit<AllListingsProps, 'result' | 'place'> & { found: ReactNode }) {
  const [first, ...others] = face.shelves
  if (!first || view.query.trim() !== '') return found
  const shelf = face.shelves.find(({ value }) => value === view.category)
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

function Found({ face, result, view, place }: Omit<AllListingsProps, 'onView'>) {
  const listings = result.state === 'ready' ? result.listings : none
  // What is found follows the words a moment later: a letter is on the screen before the shelves are gone through.
  const { tab, category, query, condition, min, max, sort, sold } = useDeferredValue(view)
  const shown = useMemo(
    () => browse(listings, face, { tab, category, query, condition, min, max, sort, sold }),
    [listings, face, tab, category, query, condition, min, max, sort, sold],
  )
  if (result.state === 'loading') return <GridSkeleton text={face.loadingText} />
  if (result.state === 'failed') return <EmptyState image="/pictures/campus.svg#offline" text={face.emptyText} />
  // The newest ones alone cannot say what is cheapest, or that there is nothing.
  if (!result.isWhole && (shown.length === 0 || !isNewestFirst({ tab, sort }))) return <GridSkeleton text={face.loadingText} />
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
        <EmptyState image="/pictures/campus.svg#empty-search" text={face.emptyText} />
      ) : (
        <ListingGrid label={face.title} place={place} listings={shown} />
      )}
    </>
  )
}
