import { Button, Text } from '@mantine/core'
import { use } from 'react'
import { keepDirectOrder } from '@/store/keep-direct-order'
import { readPhone } from '@/kit/rules/phone'
import { phoneProblemText } from '@/kit/words/phone'
import { lineId } from '@/kit/rules/ids'
import { whatsappLink } from '@/kit/rules/phone-links'
import type { StorefrontId } from '@/shops/rules/choices'
import type { Offering } from '@/shops/rules/offering'
import type { Storefront } from '@/shops/words/registry'
import { DirectOrders } from '@/kit/platform/direct-orders'
import { ChatButton } from '@/kit/platform/chat-button'
import classes from './storefront.module.css'

type OrderButtonProps = {
  storefront: StorefrontId
  spec: Storefront
  offering: Offering
  quantity: number
  disabled: boolean
}

/**
 * Opens a chat with the order as its message, and keeps it under Orders. Without a valid number it is disabled and says
 * why.
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
        // What is booked, not ordered, is an appointment.
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
