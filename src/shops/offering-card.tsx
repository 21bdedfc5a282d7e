import { Text, Title, UnstyledButton } from '@mantine/core'
import { memo } from 'react'
import { isSoldOut, type Offering } from '@/shops/rules/offering'
import type { StorefrontId } from '@/shops/rules/choices'
import type { Storefront } from '@/shops/words/registry'
import { Card } from '@/kit/layout/card'
import { Picture } from '@/kit/media/picture'
import { ClosedMark } from '@/kit/platform/hours-line'
import { cartItemOf } from './cart-item'
import type { StorefrontCart } from './layout-props'
import { OfferingCost } from './offering-cost'
import { OfferingMarks } from './offering-marks'
import { OfferingPurchase } from './offering-purchase'
import { TileStepper } from './tile-stepper'
import { hasTiles, type CardForm } from './use-card-form'
import classes from './storefront.module.css'

type OfferingCardProps = {
  storefront: StorefrontId
  spec: Storefront
  offering: Offering
  form: CardForm
  /** Whether a link opens this offering. */
  opened: boolean
  /** How many are in the cart. */
  inCart: number
  onOpen: (item: string) => void
  onAdd: StorefrontCart['add']
  onQuantity: StorefrontCart['setQuantity']
}

/** A product or a service: a whole card, or on a phone a tile that opens its sheet. */
export const OfferingCard = memo(function OfferingCard(props: OfferingCardProps) {
  const { storefront, spec, offering, form, opened, inCart, onOpen, onAdd, onQuantity } = props
  const { id, name, provider } = offering
  const item = cartItemOf(storefront, spec, offering)
  const isTile = form === 'tile'
  return (
    <Card
      data-id={id}
      className={classes.card}
      opened={opened}
      data-tile={hasTiles(spec)}
      data-sold-out={isSoldOut(offering)}
    >
      <div className={classes.media}>
        <Picture src={offering.image} alt="" tint={spec.tint} className={classes.picture} />
        {isTile && <ClosedMark hours={offering.hours} className={classes.closed} />}
        {form !== 'card' && item && (
          <TileStepper item={item} quantity={inCart} stock={offering.stock} onAdd={onAdd} onQuantity={onQuantity} />
        )}
      </div>
      <div className={classes.words}>
        <Title order={spec.layout === 'list' ? 2 : 3} size="h5" className={classes.name}>
          {isTile ? (
            <UnstyledButton className={classes.open} aria-haspopup="dialog" onClick={() => onOpen(id)}>
              {name}
            </UnstyledButton>
          ) : (
            <span className={classes.open}>{name}</span>
          )}
        </Title>
        {spec.layout !== 'groups' && provider && (
          <Text size="sm" className={classes.provider}>
            {provider}
          </Text>
        )}
        {!isTile && (
          <Text size="sm" className={classes.description}>
            {offering.description}
          </Text>
        )}
        <OfferingMarks spec={spec} offering={offering} brief={isTile} />
      </div>
      {isTile ? (
        <OfferingCost spec={spec} offering={offering} />
      ) : (
        <OfferingPurchase storefront={storefront} spec={spec} offering={offering} onAdd={onAdd} />
      )}
    </Card>
  )
})
