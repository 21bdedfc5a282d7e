import { Text, Title, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Card } from '@/ui/layout/card'
import { CardGrid } from '@/ui/layout/card-grid'
import { Picture } from '@/ui/media/picture'
import type { LayoutProps } from './layout-props'
import classes from './storefront.module.css'

/** A fixed card for groceries, then one card per shop. */
export function ShopCards({ assortment, onView }: LayoutProps) {
  return (
    <CardGrid aria-label="Shops">
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
              <Text size="sm">{shop.facts.join(' · ')}</Text>
            </div>
          </UnstyledButton>
        </Card>
      ))}
    </CardGrid>
  )
}

/** What needs no shops: shown while they load, and when they cannot be loaded. */
export function FixedShops({ view: { shop, item, query } }: Pick<LayoutProps, 'view'>) {
  if (shop !== '' || item !== null || query.trim() !== '') return null
  return (
    <CardGrid aria-label="Shops" className={classes.fixedShops}>
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
            Groceries
          </Title>
          <Text size="sm" c="var(--ink-soft)">
            Fresh produce, dairy, meat and fish from the markets near campus.
          </Text>
        </div>
      </Link>
    </Card>
  )
}
