import { Text, Title, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import * as messages from '#words/shops/storefront-page'
import { Card } from '@/kit/layout/card'
import { CardGrid } from '@/kit/layout/card-grid'
import { Picture } from '@/kit/media/picture'
import type { LayoutProps } from './layout-props'
import classes from './storefront.module.css'

/** A fixed card for groceries, then one card per shop. */
export function ShopCards({ assortment, onView }: LayoutProps) {
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

/** What needs no shops: shown while they load, and when they cannot be loaded. */
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
            {messages.groceries}
          </Title>
          <Text size="sm" c="var(--ink-soft)">
            {messages.groceriesText}
          </Text>
        </div>
      </Link>
    </Card>
  )
}
