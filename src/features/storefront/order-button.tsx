import { Button, Text } from '@mantine/core'
import { keepDirectOrder } from '@/data/keep-direct-order'
import { readPhone } from '@/domain/shared/phone'
import { phoneProblemText } from '@/messages/shared/phone'
import { whatsappLink } from '@/domain/shared/phone-links'
import type { Offering } from '@/domain/storefronts/offering'
import type { Storefront } from '@/messages/storefronts/registry'
import { ChatButton } from '@/ui/platform/chat-button'
import classes from './storefront.module.css'

type OrderButtonProps = { spec: Storefront; offering: Offering; quantity: number; disabled: boolean }

/** Opens a chat with the order as its message, and keeps it under Orders. Without a valid number it is disabled and says why. */
export function OrderButton({ spec, offering, quantity, disabled }: OrderButtonProps) {
  const { name, price, provider } = offering
  const phone = readPhone(offering.contact)
  const look = {
    fullWidth: true,
    className: classes.action,
    variant: spec.inCart ? 'default' : 'filled',
  } as const
  if (phone.ok && !disabled) {
    const line = { name, price, quantity, provider, category: spec.cartCategory }
    const message = spec.message(line)
    return (
      <ChatButton
        {...look}
        label={spec.orderLabel}
        about={name}
        href={whatsappLink(phone.digits, message)}
        onClick={() => keepDirectOrder(line, { digits: phone.digits, message, label: spec.keptLabel })}
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
