import { Container, Text, Title, Button } from '@mantine/core'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useMissingLink } from '@/campus/store/use-missing-link'
import type { StorefrontId } from '@/cart/rules/categories'
import { findOfferings } from '@/shops/rules/offering'
import { storefrontOf, type Storefront } from '@/shops/words/storefronts'
import * as messages from '#words/shops/storefront-page'
import { isGone } from '@/kit/rules/item-link'
import { Chips } from '@/kit/form/chips'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { useSavedNote } from '@/kit/feedback/saved-note'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { SearchBox } from '@/kit/form/search-box'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { useFailureToast } from '@/kit/feedback/use-failure-toast'
import { Card } from '@/kit/layout/card'
import { CardSkeletons, gridClass } from '@/kit/layout/card-grid'
import { EarlyRows } from '@/kit/list/early-rows'
import { Picture } from '@/kit/media/picture'
import { screens } from '@/screens'
import { deviceDb } from '@/store/db'
import type { StorefrontSpec } from '@/shops/rules/storefronts'
import { CategoryChips, layouts, FixedShops } from './layouts'
import type { LayoutProps, StorefrontView } from './layout-props'
import { OfferingSheet, Quantities } from './offering-sheet'
import { tablesOf, useAssortment } from './queries'
import { Slot } from './slots'
import { useCardForm, hasTiles, OfferingList } from './offering-list'
import classes from './storefront.module.css'
import { sources } from './sources'

type StorefrontPageProps = Pick<LayoutProps, 'byLink' | 'onView' | 'onOpen' | 'cart' | 'rate'> & {
  id: StorefrontId
  view: StorefrontView
  onBack: () => void
  /**
   * True while the sheet of the item is open, if the screen has sheets. After it is closed, an item that a link opened
   * stays marked.
   */
  isOpen: boolean
  /** Closes the sheet of the item. */
  onClose: () => void
  /** A link to the cart, used by storefronts with `viewCart`. */
  cartLink: ReactNode
}

export function StorefrontPage({ onBack, cartLink, ...props }: StorefrontPageProps) {
  const { id, view, onView } = props
  const spec = storefrontOf(id)
  const [quantities] = useState(() => new Map<string, number>())
  const tab = spec.tabs.find((choice) => choice.value === view.tab)
  return (
    <Container pb="xl">
      <ScreenHeader
        title={spec.title}
        intro={spec.intro}
        saved={tablesOf(id).length > 0 && !tab?.slot}
        backLabel={spec.backLabel}
        onBack={onBack}
      >
        {spec.viewCart && <div className={classes.cartAbove}>{cartLink}</div>}
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
      {spec.viewCart && <div className={classes.cartBelow}>{cartLink}</div>}
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
  // If this shop has no results, those of the other one come first.
  const hasOwn = result.state === 'ready' && findOfferings(result.assortment.offerings, { ...view, query }).length > 0
  const elsewhere = spec.seeAlso && query.trim() !== '' && (
    <FoundElsewhere other={spec.seeAlso} view={{ ...view, query }} cart={rest.cart} />
  )
  const { failureTexts } = spec
  useSavedNote(result.state === 'ready' ? result.checkedAt : null)
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

/** Shown while the offerings load. @param path of the screen */
function OfferingSkeletons({ spec, path }: { spec: Storefront; path: string }) {
  const cards = hasTiles(spec) ? 'tiles' : 'small'
  return (
    <EarlyRows name={path} label={spec.title} className={gridClass()} cards={cards} row={<EmptyCard spec={spec} />}>
      <CardSkeletons cards={cards} text={spec.loadingText} height={240} />
    </EarlyRows>
  )
}

/** A tile without texts, which early-load-rows.js fills in. */
function EmptyCard({ spec }: { spec: Storefront }) {
  return (
    <Card className={classes.card} data-tile={hasTiles(spec)}>
      <div className={classes.media}>
        <Picture src={null} alt="" tint={spec.tint} className={classes.picture} />
      </div>
      <div className={classes.words}>
        <Title order={2} size="h5" className={classes.name}>
          <span className={classes.open} data-field="name" />
        </Title>
        <Text size="sm" className={classes.provider} data-field="provider" />
        <Text size="sm" className={classes.description} data-field="description" />
        <div className={classes.marks} />
      </div>
      <div className={classes.cost}>
        <Text className={classes.price} data-field="price" />
        {spec.unitPrices && <Text size="xs" className={classes.unit} />}
      </div>
    </Card>
  )
}

type Other = NonNullable<StorefrontSpec['seeAlso']>

const paths = { groceries: screens.groceries.path, eShop: screens.eShop.path } as const satisfies Record<Other, string>

/** Two rows on a phone. */
const shownGoods = 4

/** The closest results of a search in the other shop, from the copies on this phone, and a link to all of them. */
function FoundElsewhere({ other, view, cart }: Pick<LayoutProps, 'view' | 'cart'> & { other: Other }) {
  const offerings = useLiveQuery(async () => (await sources[other].read(deviceDb())).offerings, [other])
  const navigate = useNavigate()
  const { query } = view
  const found = findOfferings(offerings ?? [], { query, category: 'all', item: null })
  if (found.length === 0) return null
  const spec = storefrontOf(other)
  const title = messages.alsoIn({ shop: spec.title })
  return (
    <section className={classes.elsewhere}>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      <OfferingList
        id={other}
        spec={spec}
        view={view}
        byLink={false}
        onOpen={(item) => void navigate({ to: paths[other], search: { q: query, item } })}
        cart={cart}
        label={title}
        offerings={found.slice(0, shownGoods)}
      />
      <Button
        variant="light"
        mt="md"
        rightSection={<IconArrowRight size={20} aria-hidden />}
        renderRoot={(props) => <Link to={paths[other]} search={{ q: query }} {...props} />}
      >
        {messages.foundElsewhere({ shop: spec.title, count: String(found.length) })}
      </Button>
    </section>
  )
}
