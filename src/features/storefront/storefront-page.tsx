import { Container } from '@mantine/core'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useMissingLink } from '@/data/sync/use-missing-link'
import type { CartItem } from '@/domain/cart/cart'
import type { StorefrontId } from '@/domain/storefronts/choices'
import { storefrontOf } from '@/messages/storefronts/registry'
import { isGone } from '@/domain/shared/item-link'
import { Chips } from '@/ui/form/chips'
import { OfferingSkeletons } from './offering-skeletons'
import { LoadFailure } from '@/ui/feedback/load-failure'
import { NotFoundNote } from '@/ui/feedback/not-found-note'
import { SavedNote } from '@/ui/feedback/saved-note'
import { SearchBox } from '@/ui/form/search-box'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { useFailureToast } from '@/ui/feedback/use-failure-toast'
import { CategoryChips } from './category-chips'
import type { StorefrontView } from './layout-props'
import { layouts } from './layouts'
import { Quantities } from './quantities'
import { FixedShops } from './shop-cards'
import { tablesOf, useAssortment } from './queries'
import { Slot } from './slots'
import classes from './storefront.module.css'

export type StorefrontPageProps = {
  id: StorefrontId
  view: StorefrontView
  onView: (change: Partial<StorefrontView>) => void
  onBack: () => void
  onAdd: (item: CartItem, times: number) => void
  /** A link to the cart, for the storefronts that show it. */
  cartLink: ReactNode
}

export function StorefrontPage({ id, view, onView, onBack, onAdd, cartLink }: StorefrontPageProps) {
  const spec = storefrontOf(id)
  const [quantities] = useState(() => new Map<string, number>())
  const tab = spec.tabs.find((choice) => choice.value === view.tab)
  return (
    <Container pb="xl">
      <ScreenHeader title={spec.title} intro={spec.intro} backLabel={spec.backLabel} onBack={onBack}>
        {spec.viewCart && cartLink}
      </ScreenHeader>
      <div className={classes.tools}>
        {spec.tabs.length > 0 && (
          <Chips label="Sections" options={spec.tabs} value={view.tab} onChange={(chosen) => onView({ tab: chosen })} />
        )}
        {spec.searchPlaceholder !== null && tab?.searched !== false && (
          <SearchBox
            label={spec.searchPlaceholder}
            value={view.query}
            onChange={(query) => onView({ query })}
          />
        )}
      </div>
      {tab?.slot ? (
        <Slot name={tab.slot} view={view} />
      ) : (
        <Quantities value={quantities}>
          <Offerings id={id} view={view} onView={onView} onAdd={onAdd} />
        </Quantities>
      )}
    </Container>
  )
}

type OfferingsProps = Pick<StorefrontPageProps, 'id' | 'view' | 'onView' | 'onAdd'>

function Offerings({ id, view, onView, onAdd }: OfferingsProps) {
  const spec = storefrontOf(id)
  const { retry, ...result } = useAssortment(id)
  const query = useDeferredValue(view.query)
  const isMissing = result.state === 'ready' && result.complete && isGone(result.assortment.offerings, view.item)
  const missingText = useMissingLink(tablesOf(id), isMissing ? view.item : null)
  const Layout = layouts[spec.layout]
  const { failureTexts } = spec
  useFailureToast(result.state === 'failed' && failureTexts !== null, failureTexts?.all ?? '')
  useFailureToast(result.state === 'ready' && result.productsFailed && failureTexts !== null, failureTexts?.products ?? '')

  return (
    <>
      {spec.above && <Slot name={spec.above} view={view} />}
      {spec.layout !== 'shops' && spec.categories.length > 0 && <CategoryChips spec={spec} view={view} onView={onView} />}
      {spec.layout === 'shops' && result.state !== 'ready' && <FixedShops view={view} />}
      {result.state === 'loading' && <OfferingSkeletons spec={spec} path={`/${id}`} />}
      {result.state === 'failed' && <LoadFailure text={spec.emptyText} onRetry={retry} />}
      {result.state === 'ready' && (
        <>
          <SavedNote checkedAt={result.checkedAt} />
          <NotFoundNote gone={isMissing} text={missingText} />
          <Layout
            id={id}
            spec={spec}
            assortment={result.assortment}
            complete={result.complete}
            view={{ ...view, query }}
            onView={onView}
            onAdd={onAdd}
          />
        </>
      )}
      {spec.below && <Slot name={spec.below} view={view} />}
    </>
  )
}
