import { Button, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useMissingLink } from '@/store/use-missing-link'
import { isGone } from '@/kit/rules/item-link'
import type { OfferingGroup } from '@/shops/rules/offering'
import { searchOfferings } from '@/shops/rules/find-offerings'
import * as messages from '#words/shops/storefront-page'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { ShareButton } from '@/kit/platform/share-button'
import { CategoryChips } from './category-chips'
import type { LayoutProps } from './layout-props'
import { FoundOfferings } from './offering-list'
import { ShopCards } from './shop-cards'
import classes from './storefront.module.css'

const tables = ['shops'] as const

/** The shops, or the products of the selected shop. Without a selected shop, a query searches the products of all. */
export function ShopsLayout(props: LayoutProps) {
  const { assortment, view } = props
  const opened = assortment.offerings.find((offering) => offering.id === view.item)
  // A product that is opened from a search of all shops leaves the others in view.
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
