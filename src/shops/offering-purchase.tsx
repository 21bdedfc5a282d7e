import { Button } from '@mantine/core'
import { IconShoppingCartPlus } from '@tabler/icons-react'
import { itemLink } from '@/kit/rules/item-link'
import { isSoldOut, type Offering } from '@/shops/rules/offering'
import type { StorefrontId } from '@/shops/rules/choices'
import { whereShown } from '@/shops/rules/storefront-spec'
import type { Storefront } from '@/shops/words/registry'
import * as messages from '#words/shops/storefront-page'
import { Stepper } from '@/kit/form/stepper'
import { HoursLine } from '@/kit/platform/hours-line'
import { ShareButton } from '@/kit/platform/share-button'
import { cartItemOf } from './cart-item'
import type { StorefrontCart } from './layout-props'
import { OfferingCost } from './offering-cost'
import { OrderButton } from './order-button'
import { useQuantity } from './quantities'
import classes from './storefront.module.css'

type OfferingPurchaseProps = {
  storefront: StorefrontId
  spec: Storefront
  offering: Offering
  onAdd: StorefrontCart['add']
}

/** The price, how many, and the two ways to get it. */
export function OfferingPurchase({ storefront, spec, offering, onAdd }: OfferingPurchaseProps) {
  const { id, name, stock } = offering
  const [chosen, setQuantity] = useQuantity(id, spec.stepper?.initial ?? 1)
  // The stock may fall after somebody chose.
  const quantity = Math.min(chosen, stock ?? chosen)
  const unavailable = quantity === 0 || isSoldOut(offering)
  const item = cartItemOf(storefront, spec, offering)
  return (
    <>
      <div className={classes.buy}>
        <OfferingCost spec={spec} offering={offering} />
        <ShareButton title={name} url={itemLink(id, whereShown(spec, offering))} />
        {spec.stepper && !isSoldOut(offering) && (
          <Stepper
            label={name}
            value={quantity}
            min={spec.stepper.min}
            max={stock ?? Infinity}
            onChange={setQuantity}
          />
        )}
        <HoursLine hours={offering.hours} of="shop" className={classes.hoursLine} />
      </div>
      <div className={classes.actions}>
        {item && (
          <Button
            fullWidth
            className={`${classes.action} ${classes.add}`}
            aria-label={messages.addItemToCart({ name })}
            leftSection={<IconShoppingCartPlus size={20} aria-hidden />}
            disabled={unavailable}
            onClick={() => onAdd(item, quantity)}
          >
            {messages.addToCart}
          </Button>
        )}
        <OrderButton
          storefront={storefront}
          spec={spec}
          offering={offering}
          quantity={quantity}
          disabled={unavailable}
        />
      </div>
    </>
  )
}
