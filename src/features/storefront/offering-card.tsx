import { Button, Text, Title } from '@mantine/core'
import { IconBrandWhatsapp, IconShoppingCartPlus } from '@tabler/icons-react'
import { memo, useState } from 'react'
import type { CartItem } from '@/domain/cart'
import { lineId } from '@/domain/ids'
import { formatKes } from '@/domain/money'
import { phoneProblemText, readPhone } from '@/domain/phone'
import { whatsappLink } from '@/domain/phone-links'
import type { Offering } from '@/domain/storefronts/offering'
import type { StorefrontId } from '@/domain/storefronts/registry'
import type { StorefrontSpec } from '@/domain/storefronts/storefront-spec'
import { fallbackPicture, Picture } from '@/ui/picture'
import { Stepper } from '@/ui/stepper'
import classes from './storefront.module.css'

type OfferingCardProps = {
  storefront: StorefrontId
  spec: StorefrontSpec
  offering: Offering
  onAdd: (item: CartItem, times: number) => void
}

export const OfferingCard = memo(function OfferingCard({ storefront, spec, offering, onAdd }: OfferingCardProps) {
  const { name, price, provider } = offering
  const [quantity, setQuantity] = useState(spec.stepper.initial)
  const item: CartItem = {
    id: lineId(`${storefront}:${offering.id}`),
    name,
    price,
    image: offering.image ?? fallbackPicture,
    category: spec.cartCategory,
    provider,
  }
  return (
    <li className={classes.card}>
      <Picture src={offering.image} alt="" tint={spec.tint} className={classes.picture ?? ''} />
      <div className={classes.words}>
        <Title order={2} size="h5">
          {name}
        </Title>
        {provider && (
          <Text size="sm" c="var(--ink-soft)">
            {provider}
          </Text>
        )}
        <Text size="sm" className={classes.description ?? ''}>
          {offering.description}
        </Text>
      </div>
      <div className={classes.buy}>
        <Text className={classes.price ?? ''}>{formatKes(price)}</Text>
        <Stepper label={name} value={quantity} min={spec.stepper.min} onChange={setQuantity} />
      </div>
      <div className={classes.actions}>
        <Button
          fullWidth
          className={classes.action ?? ''}
          aria-label={`Add to Cart: ${name}`}
          leftSection={<IconShoppingCartPlus size={20} aria-hidden />}
          disabled={quantity === 0}
          onClick={() => onAdd(item, quantity)}
        >
          Add to Cart
        </Button>
        <OrderNow spec={spec} offering={offering} quantity={quantity} />
      </div>
    </li>
  )
})

function OrderNow({ spec, offering, quantity }: { spec: StorefrontSpec; offering: Offering; quantity: number }) {
  const { name, price, provider } = offering
  const phone = readPhone(offering.whatsapp)
  const problem = phone.ok ? null : phoneProblemText[phone.reason]
  if (!phone.ok || quantity === 0) {
    return (
      <>
        <Button fullWidth className={classes.action ?? ''} variant="default" disabled aria-label={`Order Now: ${name}`}>
          Order Now
        </Button>
        {problem && (
          <Text size="xs" c="var(--ink-soft)">
            {problem}
          </Text>
        )}
      </>
    )
  }
  return (
    <Button
      component="a"
      className={classes.action ?? ''}
      fullWidth
      variant="default"
      aria-label={`Order Now: ${name}`}
      leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
      href={whatsappLink(phone.digits, spec.message({ name, price, quantity, provider }))}
      target="_blank"
      rel="noopener"
    >
      Order Now
    </Button>
  )
}
