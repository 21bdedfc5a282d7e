import { ActionIcon, Title } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { choiceOf } from '@/kit/rules/choice'
import { searchListings } from '@/market/rules/browse'
import type { Listing } from '@/market/rules/listing'
import type { MarketView } from '@/market/rules/market-url'
import type { Found } from '@/app/search/rules/rank'
import * as messages from '#words/market/market-page'
import type { MarketVariant } from '@/market/words/variants'
import { Chips } from '@/kit/form/chips'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { SearchBox } from '@/kit/form/search-box'
import { Filters } from './filters'
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
  /** What to say instead of the listing that the address opens. */
  missing: 'gone' | 'unknown' | null
  scrollKey: string
  onView: (change: Partial<MarketView>) => void
}

/** All listings, with search and filters. */
export function AllListings({ variant, result, view, missing, scrollKey, onView }: AllListingsProps) {
  const liked = useLiked()
  const listings = result.state === 'ready' ? result.listings : none
  const names = useLikedNames(liked, listings)
  const { all: shown, near } = useShown(variant, listings, view, liked ?? nothing)
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.search}>
          <SearchBox label={variant.searchPlaceholder} value={view.query} onChange={(query) => onView({ query })} />
          <ActionIcon
            variant={view.saved ? 'light' : 'default'}
            className={classes.like}
            aria-label={messages.savedItems}
            title={messages.savedItems}
            aria-pressed={view.saved}
            onClick={() => onView({ saved: !view.saved })}
          >
            {view.saved ? <IconHeartFilled size={22} aria-hidden /> : <IconHeart size={22} aria-hidden />}
          </ActionIcon>
        </div>
        <div className={classes.choices}>
          <Filters
            variant={variant}
            view={view}
            found={result.state === 'ready' && result.isWhole ? shown.length : null}
            onView={onView}
          />
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
        />
      </CategoryTabs>
    </>
  )
}

/** Deferred, so that typing stays responsive while the list is filtered. */
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
    <div className={classes.shelves}>
      <ScreenTabs
        label={messages.shelves}
        tabs={[first, ...others]}
        value={shelf?.value ?? null}
        onChange={(category) => onView({ category })}
      >
        {children}
      </ScreenTabs>
    </div>
  )
}
