import { Badge, Button, Text, Title } from '@mantine/core'
import { IconShoppingCartPlus } from '@tabler/icons-react'
import { memo } from 'react'
import type { CartItem } from '@/domain/cart/cart'
import { lineId } from '@/domain/shared/ids'
import { itemLink } from '@/domain/shared/item-link'
import { formatKes } from '@/messages/shared/money'
import { isSoldOut, type Offering } from '@/domain/storefronts/offering'
import type { StorefrontId } from '@/domain/storefronts/choices'
import { whereShown } from '@/domain/storefronts/storefront-spec'
import type { Storefront } from '@/messages/storefronts/registry'
import { Card } from '@/ui/layout/card'
import { fallbackPicture, Picture } from '@/ui/media/picture'
import { ShareButton } from '@/ui/platform/share-button'
import { Stepper } from '@/ui/form/stepper'
import { OrderButton } from './order-button'
import { useQuantity } from './quantities'
import classes from './storefront.module.css'

type OfferingCardProps = {
  storefront: StorefrontId
  spec: Storefront
  offering: Offering
  /** Whether a link opens this offering. */
  opened: boolean
  onAdd: (item: CartItem, times: number) => void
}

export const OfferingCard = memo(function OfferingCard({ storefront, spec, offering, opened, onAdd }: OfferingCardProps) {
  const { name, price, provider, stock } = offering
  const [chosen, setQuantity] = useQuantity(offering.id, spec.stepper?.initial ?? 1)
  // The stock may fall after somebody chose.
  const quantity = Math.min(chosen, stock ?? chosen)
  const unavailable = quantity === 0 || isSoldOut(offering)
  const { cartCategory } = spec
  const add = () => {
    if (cartCategory === null) return
    const image = offering.image ?? fallbackPicture
    onAdd({ id: lineId(`${storefront}:${offering.id}`), name, price, image, category: cartCategory, provider }, quantity)
  }
  return (
    <Card className={classes.card} opened={opened} data-sold-out={isSoldOut(offering)}>
      <Picture src={offering.image} alt="" tint={spec.tint} className={classes.picture} />
      <div className={classes.words}>
        <Title order={spec.layout === 'list' ? 2 : 3} size="h5">
          {name}
        </Title>
        {spec.layout !== 'groups' && provider && (
          <Text size="sm" c="var(--ink-soft)">
            {provider}
          </Text>
        )}
        <Text size="sm" className={classes.description}>
          {offering.description}
        </Text>
        <Marks spec={spec} offering={offering} />
      </div>
      <div className={classes.buy}>
        <Text className={classes.price}>{formatKes(price)}</Text>
        <ShareButton title={name} url={itemLink(offering.id, whereShown(spec, offering))} />
        {spec.stepper && !isSoldOut(offering) && (
          <Stepper label={name} value={quantity} min={spec.stepper.min} max={stock ?? Infinity} onChange={setQuantity} />
        )}
      </div>
      <div className={classes.actions} data-single={cartCategory === null}>
        {cartCategory !== null && (
          <Button
            fullWidth
            className={classes.action}
            aria-label={`Add to Cart: ${name}`}
            leftSection={<IconShoppingCartPlus size={20} aria-hidden />}
            disabled={unavailable}
            onClick={add}
          >
            Add to Cart
          </Button>
        )}
        <OrderButton spec={spec} offering={offering} quantity={quantity} disabled={unavailable} />
      </div>
    </Card>
  )
})

/** Badges for category, prescription and stock, where the storefront has them. */
function Marks({ spec, offering }: { spec: Storefront; offering: Offering }) {
  const { stock, needsPrescription, categoryLabel } = offering
  return (
    <div className={classes.marks}>
      {spec.showsCategory && (
        <Badge variant="light">{categoryLabel}</Badge>
      )}
      {needsPrescription && (
        <Badge variant="light" color="coral">
          Prescription required
        </Badge>
      )}
      {stock !== null && (
        <Badge variant="light" color={stock === 0 ? 'coral' : 'gray'}>
          {stock === 0 ? 'Out of stock' : `Stock: ${stock}`}
        </Badge>
      )}
    </div>
  )
}
