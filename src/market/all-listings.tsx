import { ActionIcon, Button, Title } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { Found } from '@/kit/rules/search/rank'
import { filtersInUse, noFilters, searchListings } from '@/market/rules/browse'
import type { Listing } from '@/market/rules/listing'
import type { MarketView } from '@/market/rules/market-url'
import { choiceOf } from '@/kit/rules/choice'
import type { MarketVariant } from '@/market/words/variants'
import * as messages from '#words/market/market-page'
import { Chips } from '@/kit/form/chips'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { SearchBox } from '@/kit/form/search-box'
import { RichText } from '@/kit/layout/rich-text'
import { lazyPart } from '@/kit/platform/lazy-part'
import type { FilterSheetProps } from './filter-sheet'
import { useLiked, useLikedNames } from './liked'
import classes from './market.module.css'
import type { Listings } from './queries'
import { Results } from './results'

const none = [] as const
const nothing: ReadonlySet<string> = new Set()

type AllListingsProps = {
  variant: MarketVariant
  result: Listings
  view: MarketView
  /** The reason why the listing that the address opens cannot be shown; null if there is none. */
  missing: 'gone' | 'unknown' | null
  scrollKey: string
  /** The button that opens the form of a new listing. */
  sell: ReactNode
  onView: (change: Partial<MarketView>) => void
}

/** All listings, with search and filters. */
export function AllListings({ variant, result, view, missing, scrollKey, sell, onView }: AllListingsProps) {
  const liked = useLiked()
  const listings = result.state === 'ready' ? result.listings : none
  const names = useLikedNames(liked, listings)
  const { all: shown, near } = useShown(variant, listings, view, liked ?? nothing)
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.search}>
          <SearchBox label={variant.searchPlaceholder} value={view.query} onChange={(query) => onView({ query })} />
          {sell}
        </div>
        <div className={classes.choices}>
          <Filters
            variant={variant}
            view={view}
            found={result.state === 'ready' && result.isWhole ? shown.length : null}
            onView={onView}
          />
          <ActionIcon
            variant={view.saved ? 'light' : 'subtle'}
            className={classes.like}
            aria-label={messages.savedItems}
            title={messages.savedItems}
            aria-pressed={view.saved}
            onClick={() => onView({ saved: !view.saved })}
          >
            {view.saved ? <IconHeartFilled size={22} aria-hidden /> : <IconHeart size={22} aria-hidden />}
          </ActionIcon>
          <Chips
            label={messages.categories}
            options={variant.categories}
            value={view.category}
            onChange={(chosen) => onView({ category: choiceOf(variant.categories, chosen) })}
          />
        </div>
      </div>
      <Heading variant={variant} view={view} />
      <CategoryTabs variant={variant} view={view} onView={onView}>
        <Results
          variant={variant}
          result={result}
          view={view}
          shown={shown}
          near={near}
          liked={liked}
          names={names}
          missing={missing}
          scrollKey={scrollKey}
          onClear={() => onView({ ...noFilters, query: '', category: 'all', saved: false })}
        />
      </CategoryTabs>
    </>
  )
}

/** The listings that the view shows. Filtering is deferred, so that typing stays responsive. */
const useShown = (
  variant: MarketVariant,
  listings: readonly Listing[],
  view: MarketView,
  liked: ReadonlySet<string>,
): Found<Listing> => {
  const { tab, category, query, condition, min, max, sort, sold, saved } = useDeferredValue(view)
  return useMemo(
    () => searchListings(listings, variant, { tab, category, query, condition, min, max, sort, sold, saved }, liked),
    [listings, variant, tab, category, query, condition, min, max, sort, sold, saved, liked],
  )
}

const FilterSheet = lazyPart(() => import('./filter-sheet').then((loaded) => loaded.FilterSheet))

const words = (text: string) => <span className="icon-on-phone">{text}</span>

/** The button that opens the filters: condition, price, order and sold items. */
function Filters(props: Omit<FilterSheetProps, 'onClose'>) {
  const used = filtersInUse(props.view)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={used > 0 ? 'light' : 'subtle'}
        className={classes.filter}
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {used > 0 ? (
          <RichText parts={messages.filterAndSortUsed({ count: String(used), words })} />
        ) : (
          words(messages.filterAndSort)
        )}
      </Button>
      <Suspense>{isOpen && <FilterSheet {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function Heading({ variant, view }: Pick<AllListingsProps, 'variant' | 'view'>) {
  const query = view.query.trim()
  const heading =
    query !== '' && variant.resultsHeading ? variant.resultsHeading(query) : view.saved ? messages.savedItems : null
  if (heading === null) return null
  return (
    <Title order={2} size="h4" mb="sm">
      {heading}
    </Title>
  )
}

/** Category tabs, hidden during a search because it covers all categories. */
function CategoryTabs({
  variant,
  view,
  onView,
  children,
}: Pick<AllListingsProps, 'variant' | 'view' | 'onView'> & { children: ReactNode }) {
  const [first, ...others] = variant.shelves
  if (!first || view.query.trim() !== '') return children
  const shelf = variant.shelves.find(({ value }) => value === view.category)
  return (
    <ScreenTabs
      label={messages.shelves}
      tabs={[first, ...others]}
      value={shelf?.value ?? null}
      onChange={(category) => onView({ category })}
    >
      {children}
    </ScreenTabs>
  )
}
