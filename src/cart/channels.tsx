import { Button, Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import type { Recipient } from '@/cart/rules/delivery'
import type { OrderChannel } from '@/cart/rules/order'
import type { ReadPhone } from '@/kit/rules/phone'
import * as messages from '#words/cart/checkout'
import { RichText } from '@/kit/layout/rich-text'
import classes from './cart.module.css'
import { SendLink } from './send-link'
import type { HandOver } from './use-hand-over'

type ChannelsProps = {
  phone: ReadPhone
  /** Null while it is not known where the order goes. */
  recipient: Recipient | null
  handOver: HandOver
  /** Asks where it goes, before it is sent by that channel. */
  onAsk: (channel: OrderChannel) => void
}

const unbroken = (text: string) => <span className={classes.number}>{text}</span>

/** The three ways to send an order. */
export function Channels({ phone, recipient, handOver, onAsk }: ChannelsProps) {
  const linkOf = (channel: OrderChannel) => ({
    href: handOver.linkTo(channel, recipient),
    fullWidth: true,
    px: 'xs',
    className: classes.channel,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      // A call says it in words.
      if (recipient === null && channel !== 'call') {
        event.preventDefault()
        onAsk(channel)
        return
      }
      handOver.follow(event.currentTarget, channel, recipient)
    },
  })
  return (
    <div className={classes.channels}>
      <SendLink channel="whatsapp" label={messages.checkoutOnWhatsApp} size="lg" {...linkOf('whatsapp')} />
      <Text size="sm" c="var(--ink-soft)">
        {messages.noData}
      </Text>
      <SendLink channel="sms" label={messages.sendAsSms} variant="default" size="md" {...linkOf('sms')} />
      <Button
        component="a"
        variant="default"
        size="md"
        leftSection={<IconPhone size={20} aria-hidden />}
        {...linkOf('call')}
      >
        <RichText parts={messages.call({ phone: phone.display, number: unbroken })} />
      </Button>
    </div>
  )
}
