import { Badge, Text, Title, Button, UnstyledButton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { searchOfferings, type OfferingGroup, type Offering } from '@/shops/rules/offering'
import { NothingFound } from '@/kit/feedback/nothing-found'
import { useRatings } from '@/shops/store/provider-scores'
import type { Rating } from '@/cart/rules/ratings'
import { ProviderRating } from './provider-rating'
import { HoursLine } from '@/kit/platform/hours-line'
import { useMissingLink } from '@/campus/store/use-missing-link'
import { isGone } from '@/kit/rules/item-link'
import { groceries } from '#words/kit/screen-titles'
import * as messages from '#words/shops/storefront-page'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { ShareButton } from '@/kit/platform/share-button'
import { Card } from '@/kit/layout/card'
import { CardGrid } from '@/kit/layout/card-grid'
import { Picture } from '@/kit/media/picture'
import { Chips } from '@/kit/form/chips'
import type { StorefrontChoices } from '@/shops/rules/choices'
import type { LayoutProps } from './layout-props'
import { FoundOfferings, OfferingList } from './offering-list'
import classes from './storefront.module.css'

/** All offerings in one list, filtered by category and query. */
function ListLayout(props: LayoutProps) {
  const { spec, assortment, view } = props
  return <FoundOfferings {...props} label={spec.title} found={searchOfferings(assortment.offerings, view)} />
}

/** One section per provider, with its offerings. */
function GroupsLayout(props: LayoutProps) {
  const { spec, assortment, view } = props
  const readRating = useRatings()
  const opened = assortment.offerings.find((offering) => offering.id === view.item)
  const groups = assortment.groups.filter(
    (group) => spec.categories.length === 0 || group.category === view.category || group.id === opened?.group,
  )
  if (groups.length === 0)
    return (
      <NothingFound
        text={spec.emptyText}
        query={view.query}
        onClear={spec.categories.length === 0 ? undefined : () => props.onView({ category: '' })}
      />
    )
  return groups.map((group) => (
    <section key={group.id} className={classes.group} aria-labelledby={group.id}>
      <GroupHeading group={group} rating={readRating(group.ratedAs, group.rating)} rate={props.rate} />
      <OfferingList
        {...props}
        label={group.name}
        offerings={assortment.offerings.filter((offering) => offering.group === group.id)}
      />
    </section>
  ))
}

type GroupHeadingProps = { group: OfferingGroup; rating: Rating; rate: LayoutProps['rate'] }

function GroupHeading({ group, rating, rate }: GroupHeadingProps) {
  return (
    <div className={classes.groupHeading}>
      <Title order={2} size="h3" id={group.id}>
        {group.name}
      </Title>
      <div className={classes.facts}>
        <ProviderRating {...rating} />
        {group.facts.map((fact) => (
          <Text key={fact} size="sm" c="var(--ink-soft)">
            {fact}
          </Text>
        ))}
        {group.badge && <Badge color="mango.4">{group.badge}</Badge>}
      </div>
      <HoursLine hours={group.hours} of="shop" />
      {group.ratedAs && rate(group.ratedAs, group.name)}
    </div>
  )
}

const tables = ['shops'] as const

/** The shops, or the products of the selected shop. Without a selected shop, a query searches the products of all. */
function ShopsLayout(props: LayoutProps) {
  const { assortment, view } = props
  const opened = assortment.offerings.find((offering) => offering.id === view.item)
  // A product opened from a search of all shops leaves the other results in view.
  const isSearch = view.query.trim() !== ''
  const shop = assortment.groups.find((group) => group.id === (view.shop || (isSearch ? '' : opened?.group)))
  const isMissing = props.complete && isGone(assortment.groups, view.shop || null)
  const missingText = useMissingLink(tables, isMissing ? view.shop : null)
  if (!shop && !opened && !isSearch) {
    return (
      <>
        <NotFoundNote gone={isMissing} text={missingText} />
        <ShopCards {...props} />
      </>
    )
  }
  const products = shop ? assortment.offerings.filter((offering) => offering.group === shop.id) : assortment.offerings
  return <Products {...props} shop={shop ?? null} products={products} />
}

type ProductsProps = LayoutProps & { shop: OfferingGroup | null; products: LayoutProps['assortment']['offerings'] }

function Products({ shop, products, ...props }: ProductsProps) {
  const { spec, view, onView } = props
  const title = shop?.name ?? messages.allShops
  const found = searchOfferings(products, view)
  return (
    <>
      <div className={classes.shopHeading}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={() => onView({ shop: '', query: '', category: 'all' })}
        >
          {messages.backToShops}
        </Button>
        <Title order={2} size="h3">
          {title}
        </Title>
        {shop && <ShareButton title={shop.name} url={`?${new URLSearchParams({ shop: shop.id })}`} />}
      </div>
      <CategoryChips spec={spec} view={view} onView={onView} among={products} />
      <Text className="visually-hidden" role="status">
        {messages.products({ count: String(found.all.length) })}
      </Text>
      <FoundOfferings {...props} label={title} found={found} />
    </>
  )
}

/** A fixed card for groceries, then one card per shop. */
function ShopCards({ assortment, onView }: LayoutProps) {
  return (
    <CardGrid aria-label={messages.shops}>
      <GroceriesCard />
      {assortment.groups.map((shop) => (
        <Card key={shop.id} className={classes.shopCard}>
          <UnstyledButton className={classes.shop} onClick={() => onView({ shop: shop.id, category: 'all' })}>
            {shop.image && <Picture src={shop.image} alt="" className={classes.shopPicture} />}
            <div>
              <Title order={2} size="h4">
                {shop.name}
              </Title>
              {shop.description && (
                <Text size="sm" c="var(--ink-soft)">
                  {shop.description}
                </Text>
              )}
              <Text size="sm" component="div" className={classes.shopFacts}>
                {shop.facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </Text>
            </div>
          </UnstyledButton>
        </Card>
      ))}
    </CardGrid>
  )
}

/** The cards that need no data: shown while the shops load, and when they cannot be loaded. */
export function FixedShops({ view: { shop, item, query } }: Pick<LayoutProps, 'view'>) {
  if (shop !== '' || item !== null || query.trim() !== '') return null
  return (
    <CardGrid aria-label={messages.shops} className={classes.fixedShops}>
      <GroceriesCard />
    </CardGrid>
  )
}

function GroceriesCard() {
  return (
    <Card className={classes.shopCard}>
      <Link to="/groceries" className={classes.shop}>
        <Picture src="/pictures/shop.svg#shop-groceries" alt="" tint="mango" className={classes.shopPicture} />
        <div>
          <Title order={2} size="h4">
            {groceries}
          </Title>
          <Text size="sm" c="var(--ink-soft)">
            {messages.groceriesText}
          </Text>
        </div>
      </Link>
    </Card>
  )
}

type CategoryChipsProps = Pick<LayoutProps, 'spec' | 'view' | 'onView'> & {
  /** The offerings to choose from; without them, all chips are shown. */
  among?: readonly Pick<Offering, 'category'>[]
}

export function CategoryChips({ spec, view, onView, among }: CategoryChipsProps) {
  // The chosen chip stays, so that it can be left.
  const options = spec.categories.filter(
    ({ value }) =>
      value === 'all' || value === view.category || (among?.some(({ category }) => category === value) ?? true),
  )
  return (
    <div className={classes.tools}>
      <Chips
        label={messages.categories}
        options={options}
        value={view.category}
        onChange={(category) => onView({ category })}
      />
    </div>
  )
}

export const layouts = {
  list: ListLayout,
  groups: GroupsLayout,
  shops: ShopsLayout,
} as const satisfies Record<StorefrontChoices['layout'], ComponentType<LayoutProps>>
