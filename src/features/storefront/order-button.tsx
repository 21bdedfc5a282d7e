import { Button, Text } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { readPhone } from '@/domain/shared/phone'
import { phoneProblemText } from '@/messages/shared/phone'
import { whatsappLink } from '@/domain/shared/phone-links'
import type { Offering } from '@/domain/storefronts/offering'
import type { Storefront } from '@/messages/storefronts/registry'
import classes from './storefront.module.css'

type OrderButtonProps = { spec: Storefront; offering: Offering; quantity: number; disabled: boolean }

/** Opens a chat with the order as its message. Without a valid number it is disabled and says why. */
export function OrderButton({ spec, offering, quantity, disabled }: OrderButtonProps) {
  const { name, price, provider } = offering
  const phone = readPhone(offering.contact)
  const look = {
    fullWidth: true,
    className: classes.action,
    variant: spec.cartCategory === null ? 'filled' : 'default',
    'aria-label': `${spec.orderLabel}: ${name}`,
  } as const
  if (phone.ok && !disabled) {
    return (
      <Button
        {...look}
        component="a"
        href={whatsappLink(phone.digits, spec.message({ name, price, quantity, provider }))}
        target="_blank"
        rel="noopener"
        leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
      >
        {spec.orderLabel}
      </Button>
    )
  }
  return (
    <>
      <Button {...look} disabled>
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
