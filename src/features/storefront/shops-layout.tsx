import { Button, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { matchesText } from '@/domain/search'
import { inCategory } from '@/domain/storefronts/storefront-spec'
import { Chips } from '@/ui/chips'
import type { LayoutProps } from './layout-props'
import { OfferingList } from './offering-list'
import { ShopCards } from './shop-cards'
import classes from './storefront.module.css'

/** Shops first; a chosen shop shows its products. Words typed before a shop is chosen search in all of them. */
export function ShopsLayout(props: LayoutProps) {
  const { assortment, view } = props
  const shop = assortment.groups.find((group) => group.id === view.shop)
  if (!shop && view.query.trim() === '') return <ShopCards {...props} />
  const products = shop ? assortment.offerings.filter((offering) => offering.group === shop.id) : assortment.offerings
  return <Products {...props} title={shop?.name ?? 'All shops'} products={products} />
}

type ProductsProps = LayoutProps & { title: string; products: LayoutProps['assortment']['offerings'] }

function Products({ id, spec, view, onView, onAdd, title, products }: ProductsProps) {
  const shown = products.filter(
    (offering) => inCategory(offering, view.category) && matchesText(view.query, offering.name),
  )
  return (
    <>
      <div className={classes.shopHeading}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={() => onView({ shop: '', query: '', category: 'all' })}
        >
          Back to Shops
        </Button>
        <Title order={2} size="h3">
          {title}
        </Title>
      </div>
      <div className={classes.tools}>
        <Chips
          label="Categories"
          options={spec.categories}
          value={view.category}
          onChange={(chosen) => onView({ category: chosen })}
        />
      </div>
      <Text className="visually-hidden" role="status">
        {shown.length} products
      </Text>
      <OfferingList id={id} spec={spec} label={title} offerings={shown} onAdd={onAdd} />
    </>
  )
}
