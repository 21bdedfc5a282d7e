import { Text, Badge, Button } from '@mantine/core'
import { IconShoppingCartPlus } from '@tabler/icons-react'
import { use, createContext, useContext, useState } from 'react'
import { useRatings } from '@/shops/store/provider-scores'
import { isSoldOut, itemViewParams, stockLevel, cartItemOf, type Offering } from '@/shops/rules/offering'
import type { StorefrontId } from '@/cart/rules/categories'
import type { Storefront } from '@/shops/words/storefronts'
import { ProviderRating } from './provider-rating'
import { Picture } from '@/kit/media/picture'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import * as messages from '#words/shops/storefront-page'
import { stockText } from '@/shops/words/stock'
import { itemLink } from '@/kit/rules/item-link'
import { Stepper } from '@/kit/form/stepper'
import { HoursLine } from '@/kit/platform/hours-line'
import { ShareButton } from '@/kit/platform/share-button'
import { unitPriceOf } from '@/shops/rules/unit-price'
import { formatKes } from '@/kit/words/money'
import { keepDirectOrder } from '@/cart/store/keep-direct-order'
import { readPhone } from '@/kit/rules/phone'
import { phoneProblemText } from '@/kit/words/phone'
import { lineId } from '@/kit/rules/ids'
import { whatsappLink } from '@/kit/rules/phone-links'
import { DirectOrders } from '@/cart/send-direct-order'
import { ChatButton } from '@/kit/platform/chat-button'
import type { LayoutProps, StorefrontCart } from './layout-props'
import classes from './storefront.module.css'

type OfferingSheetProps = {
  storefront: StorefrontId
  spec: Storefront
  offering: Offering
  onAdd: StorefrontCart['add']
  rate: LayoutProps['rate']
  onClose: () => void
  /** True if opening it was a step of the history. */
  isStep: boolean
}

/** The details of an offering, with all actions. A tile opens it on a phone. */
export function OfferingSheet({ storefront, spec, offering, onAdd, rate, onClose, isStep }: OfferingSheetProps) {
  const readRating = useRatings()
  const add: StorefrontCart['add'] = (item, times) => {
    onAdd(item, times)
    onClose()
  }
  return (
    <DialogFrame isStep={isStep} title={offering.name} position="bottom" onClose={onClose}>
      <div className={classes.sheet} data-sold-out={isSoldOut(offering)}>
        <Picture src={offering.image} alt="" tint={spec.tint} large className={classes.sheetPicture} />
        <div>
          {offering.provider && (
            <div className={classes.facts}>
              <Text size="sm" fw={600} c="var(--ink-soft)">
                {offering.provider}
              </Text>
              <ProviderRating {...readRating(offering.ratedAs, null)} />
            </div>
          )}
          <Text>{offering.description}</Text>
          <OfferingMarks spec={spec} offering={offering} brief={false} />
        </div>
        <OfferingPurchase isMain storefront={storefront} spec={spec} offering={offering} onAdd={add} />
        {offering.ratedAs && rate(offering.ratedAs, offering.provider)}
      </div>
    </DialogFrame>
  )
}

type OfferingMarksProps = {
  spec: Storefront
  offering: Offering
  /** True in a tile, which has little space. */
  brief: boolean
}

/** Badges for category, prescription and stock, where the storefront has them. */
export function OfferingMarks({ spec, offering, brief }: OfferingMarksProps) {
  const { stock, needsPrescription, categoryLabel } = offering
  const level = stock === null ? null : stockLevel(stock)
  return (
    <div className={classes.marks}>
      {spec.showsCategory && !brief && <Badge variant="light">{categoryLabel}</Badge>}
      {needsPrescription && (
        <Badge variant="light" color="coral">
          {messages.prescriptionRequired}
        </Badge>
      )}
      {stock !== null && (
        <Badge variant="light" color={level === 'plenty' ? 'gray' : 'coral'}>
          {brief && level === 'plenty' ? messages.available : stockText(stock)}
        </Badge>
      )}
    </div>
  )
}

type OfferingPurchaseProps = {
  /** True for the one button of a sheet, false for one of many cards. */
  isMain?: boolean
  storefront: StorefrontId
  spec: Storefront
  offering: Offering
  onAdd: StorefrontCart['add']
}

/** The price, the quantity, and the buttons for the cart and the chat. */
export function OfferingPurchase({ isMain = false, storefront, spec, offering, onAdd }: OfferingPurchaseProps) {
  const { id, name, stock } = offering
  const [chosen, setQuantity] = useQuantity(id, spec.stepper?.initial ?? 1)
  // The stock may fall after the choice.
  const quantity = Math.min(chosen, stock ?? chosen)
  const unavailable = quantity === 0 || isSoldOut(offering)
  const item = cartItemOf(storefront, spec, offering)
  return (
    <>
      <div className={classes.buy}>
        <OfferingCost spec={spec} offering={offering} />
        <ShareButton title={name} url={itemLink(id, itemViewParams(spec, offering))} className={classes.share} />
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
            variant={isMain ? 'filled' : 'outline'}
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

/**
 * The price, and below it the price of a kilo, a litre or a piece. The line is there, even if empty, if products of the
 * storefront may have such a price.
 */
export function OfferingCost({ spec, offering }: { spec: Storefront; offering: Offering }) {
  const perUnit = unitPriceOf(offering, spec.unitPrices)
  return (
    <div className={classes.cost}>
      <Text className={classes.price}>{formatKes(offering.price)}</Text>
      {spec.unitPrices && (
        <Text size="xs" className={classes.unit}>
          {perUnit && messages.pricePerUnit({ price: formatKes(perUnit.price), unit: perUnit.unit })}
        </Text>
      )}
    </div>
  )
}

type OrderButtonProps = {
  storefront: StorefrontId
  spec: Storefront
  offering: Offering
  quantity: number
  disabled: boolean
}

/**
 * Opens a chat with the order as its message, and keeps the order under Orders. Without a valid number the button is
 * disabled, and a text gives the reason.
 */
export function OrderButton({ storefront, spec, offering, quantity, disabled }: OrderButtonProps) {
  const { id, name, price, provider, ratedAs } = offering
  const send = use(DirectOrders)
  const phone = readPhone(offering.contact)
  const look = {
    fullWidth: true,
    className: classes.action,
    variant: spec.inCart ? 'default' : 'filled',
  } as const
  if (phone.ok && !disabled) {
    const line = {
      id: lineId(`${storefront}:${id}`),
      name,
      price,
      quantity,
      provider,
      category: spec.cartCategory,
      ...(ratedAs && { ratedAs }),
    }
    const message = spec.message(line)
    const contact = { digits: phone.digits, label: spec.keptLabel }
    return (
      <ChatButton
        {...look}
        label={spec.orderLabel}
        about={name}
        href={whatsappLink(phone.digits, message)}
        // A booking is an appointment, not a delivery.
        onClick={(event) =>
          send
            ? send(event, { line, contact: { ...contact, words: message }, isDelivered: spec.inCart })
            : keepDirectOrder(line, { ...contact, message })
        }
      />
    )
  }
  return (
    <>
      <Button {...look} disabled aria-label={`${spec.orderLabel}: ${name}`}>
        {spec.orderLabel}
      </Button>
      {!phone.ok && (
        <Text size="xs" className={classes.problem}>
          {spec.missingContactText ?? phoneProblemText[phone.reason]}
        </Text>
      )}
    </>
  )
}

/** The chosen quantities by offering, so that a card keeps its quantity when a filter hides it for a while. */
export const Quantities = createContext<Map<string, number>>(new Map())

const useQuantity = (offering: string, initial: number): [number, (quantity: number) => void] => {
  const chosen = useContext(Quantities)
  const [quantity, setQuantity] = useState(chosen.get(offering) ?? initial)
  const choose = (next: number) => {
    chosen.set(offering, next)
    setQuantity(next)
  }
  return [quantity, choose]
}
