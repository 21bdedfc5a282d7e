import { Container } from '@mantine/core'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useMissingLink } from '@/store/use-missing-link'
import type { StorefrontId } from '@/shops/rules/choices'
import { findOfferings } from '@/shops/rules/find-offerings'
import { storefrontOf } from '@/shops/words/registry'
import * as messages from '#words/shops/storefront-page'
import { isGone } from '@/kit/rules/item-link'
import { Chips } from '@/kit/form/chips'
import { OfferingSkeletons } from './offering-skeletons'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { SavedNote } from '@/kit/feedback/saved-note'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { SearchBox } from '@/kit/form/search-box'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { useFailureToast } from '@/kit/feedback/use-failure-toast'
import { CategoryChips } from './category-chips'
import { FoundElsewhere } from './found-elsewhere'
import type { LayoutProps, StorefrontView } from './layout-props'
import { layouts } from './layouts'
import { OfferingSheet } from './offering-sheet'
import { Quantities } from './quantities'
import { FixedShops } from './shop-cards'
import { tablesOf, useAssortment } from './queries'
import { Slot } from './slots'
import { useCardForm } from './use-card-form'
import classes from './storefront.module.css'

export type StorefrontPageProps = Pick<LayoutProps, 'byLink' | 'onView' | 'onOpen' | 'cart' | 'rate'> & {
  id: StorefrontId
  view: StorefrontView
  onBack: () => void
  /** Whether the sheet of the item is open, where there are sheets; closed, an item that a link opened stays marked. */
  isOpen: boolean
  /** Closes the sheet of the item. */
  onClose: () => void
  /** A link to the cart, for the storefronts that show it. */
  cartLink: ReactNode
}

export function StorefrontPage({ onBack, cartLink, ...props }: StorefrontPageProps) {
  const { id, view, onView } = props
  const spec = storefrontOf(id)
  const [quantities] = useState(() => new Map<string, number>())
  const tab = spec.tabs.find((choice) => choice.value === view.tab)
  return (
    <Container pb="xl">
      <ScreenHeader title={spec.title} intro={spec.intro} backLabel={spec.backLabel} onBack={onBack}>
        {spec.viewCart && cartLink}
      </ScreenHeader>
      {spec.aboutHealth && <TranslationNote />}
      <div className={classes.tools}>
        {spec.tabs.length > 0 && (
          <Chips
            label={messages.sections}
            options={spec.tabs}
            value={view.tab}
            onChange={(chosen) => onView({ tab: chosen })}
          />
        )}
        {spec.searchPlaceholder !== null && tab?.searched !== false && (
          <SearchBox label={spec.searchPlaceholder} value={view.query} onChange={(query) => onView({ query })} />
        )}
      </div>
      {tab?.slot ? (
        <Slot name={tab.slot} view={view} rate={props.rate} />
      ) : (
        <Quantities value={quantities}>
          <Offerings {...props} />
        </Quantities>
      )}
    </Container>
  )
}

type OfferingsProps = Omit<StorefrontPageProps, 'onBack' | 'cartLink'>

function Offerings({ id, view, isOpen, onOpen, onClose, ...rest }: OfferingsProps) {
  const spec = storefrontOf(id)
  const { retry, ...result } = useAssortment(id)
  const query = useDeferredValue(view.query)
  const isMissing = result.state === 'ready' && result.complete && isGone(result.assortment.offerings, view.item)
  const missingText = useMissingLink(tablesOf(id), isMissing ? view.item : null)
  const Layout = layouts[spec.layout]
  const form = useCardForm(spec)
  const sheetOf = form === 'tile' && isOpen ? view.item : null
  const inSheet =
    result.state === 'ready' ? result.assortment.offerings.find((offering) => offering.id === sheetOf) : undefined
  // Where the shop itself has nothing, what the other one has comes first.
  const hasOwn = result.state === 'ready' && findOfferings(result.assortment.offerings, { ...view, query }).length > 0
  const elsewhere = spec.seeAlso && query.trim() !== '' && (
    <FoundElsewhere other={spec.seeAlso} view={{ ...view, query }} cart={rest.cart} />
  )
  const { failureTexts } = spec
  useFailureToast(result.state === 'failed' && failureTexts !== null, failureTexts?.all ?? '')
  useFailureToast(
    result.state === 'ready' && result.productsFailed && failureTexts !== null,
    failureTexts?.products ?? '',
  )

  return (
    <>
      {spec.above && <Slot name={spec.above} view={view} rate={rest.rate} />}
      {spec.layout !== 'shops' && spec.categories.length > 0 && (
        <CategoryChips spec={spec} view={view} onView={rest.onView} />
      )}
      {spec.layout === 'shops' && result.state !== 'ready' && <FixedShops view={view} />}
      {result.state === 'loading' && <OfferingSkeletons spec={spec} path={`/${id}`} />}
      {result.state === 'failed' && <LoadFailure problem={result.problem} onRetry={retry} />}
      {result.state === 'ready' && (
        <>
          <SavedNote checkedAt={result.checkedAt} />
          <NotFoundNote gone={isMissing} text={missingText} />
          {!hasOwn && elsewhere}
          <Layout
            {...rest}
            byLink={rest.byLink && !inSheet}
            onOpen={onOpen}
            id={id}
            spec={spec}
            assortment={result.assortment}
            complete={result.complete}
            view={{ ...view, query }}
          />
          {hasOwn && elsewhere}
          {inSheet && (
            <OfferingSheet
              storefront={id}
              spec={spec}
              offering={inSheet}
              onAdd={rest.cart.add}
              rate={rest.rate}
              isStep={!rest.byLink}
              onClose={onClose}
            />
          )}
        </>
      )}
      {spec.below && <Slot name={spec.below} view={view} rate={rest.rate} />}
    </>
  )
}
