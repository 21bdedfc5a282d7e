import { Text, TextInput, Title, Button } from '@mantine/core'
import { useState, type MouseEvent } from 'react'
import { IconPhone } from '@tabler/icons-react'
import { useDraft } from '@/store/use-draft'
import {
  deliveryFee,
  shortages,
  subtotal,
  total,
  groupByProvider,
  needsPrescription,
  type Cart,
} from '@/cart/rules/cart'
import { deliveryLimits, withPlace, type Delivery, type Recipient } from '@/cart/rules/delivery'
import { recipientOf, withForm } from '@/cart/rules/delivery-form'
import { stockOf, type Offers } from '@/cart/rules/offers'
import type { OrderChannel } from '@/cart/rules/order'
import type { Kes } from '@/kit/rules/money'
import { readPhone, type ReadPhone } from '@/kit/rules/phone'
import { site } from '@/kit/rules/site'
import * as messages from '#words/cart/checkout'
import { deliveryFeeText } from '@/cart/words/cart-texts'
import { formatKes } from '@/kit/words/money'
import { phoneProblemText } from '@/kit/words/phone'
import { useOptimisticValue } from '@/kit/form/use-optimistic-value'
import { payBy, privacy } from '#words/cart/delivery'
import { Chips } from '@/kit/form/chips'
import { stockText } from '@/cart/words/cart-toast'
import { Callout } from '@/kit/feedback/callout'
import { RichText } from '@/kit/layout/rich-text'
import classes from './cart.module.css'
import type { Sending } from './delivery-sheet'
import { choosePlace, saveNote } from './delivery'
import { LazyDeliverySheet } from './direct-orders'
import { useHandOver, type HandOver } from './use-hand-over'
import { useProviderFacts } from './queries'
import { useCart } from './cart-provider'
import { SendLink } from './send-link'

/**
 * The price and the destination of the order, and links that send it to the team. SMS and calls work without mobile
 * data.
 */
export function Checkout({ lines, offers, delivery: stored }: { lines: Cart; offers: Offers; delivery: Delivery }) {
  // Optimistic, so that an order sent right after a change goes to the new place.
  const { shown: delivery, change: changeDelivery, undo } = useOptimisticValue(stored)
  const phone = readPhone(site.supportPhone)
  const missing = shortages(lines, stockOf(offers))
  const {
    values: { note },
    change,
    clear,
  } = useDraft('order-note', { note: delivery.note })
  // The purpose of the open sheet: sending by a channel, or changing the stored details.
  const [sheet, setSheet] = useState<OrderChannel | 'change' | null>(null)
  const facts = useProviderFacts(lines)
  const handOver = useHandOver(lines, note, facts, phone, clear)
  const goTo = async (place: string) => {
    changeDelivery((before) => withPlace(before, place))
    if (!(await choosePlace(place))) undo()
  }
  const free = groupByProvider(lines).find(({ provider }) => facts.get(provider)?.freeDelivery)?.provider

  return (
    <section className={classes.summary} aria-labelledby="order-summary">
      <Title order={2} size="h3" id="order-summary">
        {messages.orderSummary}
      </Title>
      <dl className={classes.amounts}>
        <Amount label={messages.subtotal} amount={subtotal(lines)} />
        <Amount label={messages.deliveryFee} amount={deliveryFee(lines)} />
        <Amount label={messages.total} amount={total(lines)} strong />
      </dl>
      <Text size="sm" c="var(--ink-soft)">
        {deliveryFeeText(free)}
      </Text>
      {needsPrescription(lines) && (
        <Text size="sm" mt="xs" fw={600}>
          {messages.prescriptionAtHand}
        </Text>
      )}
      <DeliverTo delivery={delivery} onPlace={(place) => void goTo(place)} onChange={() => setSheet('change')} />
      <TextInput
        label={messages.note}
        placeholder={messages.notePlaceholder}
        maxLength={deliveryLimits.note}
        mb="md"
        value={note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        onBlur={() => void saveNote(note)}
      />
      {missing.length > 0 ? (
        <Shortages all={missing} offers={offers} />
      ) : phone.ok && handOver ? (
        <Channels phone={phone} recipient={recipientOf(delivery)} handOver={handOver} onAsk={setSheet} />
      ) : (
        !phone.ok && <Text role="alert">{phoneProblemText[phone.reason]}</Text>
      )}
      {sheet !== null && handOver && (
        <LazyDeliverySheet
          delivery={delivery}
          send={sheet === 'change' || sheet === 'call' ? null : sendingBy(handOver, sheet)}
          onSaved={(form) => changeDelivery((before) => withForm(before, form))}
          onClose={() => setSheet(null)}
        />
      )}
    </section>
  )
}

const sendingBy = ({ linkTo, follow }: HandOver, channel: Sending['channel']): Sending => ({
  channel,
  linkTo: (recipient) => linkTo(channel, recipient),
  follow: (link, recipient) => follow(link, channel, recipient),
})

function Amount({ label, amount, strong = false }: { label: string; amount: Kes; strong?: boolean }) {
  return (
    <div className={classes.amount} data-strong={strong}>
      <dt>{label}</dt>
      <dd>{formatKes(amount)}</dd>
    </div>
  )
}

/** The recipient, the place and the payment of the order. One tap chooses another known place. */
function DeliverTo({
  delivery,
  onPlace,
  onChange,
}: {
  delivery: Delivery
  onPlace: (place: string) => void
  onChange: () => void
}) {
  const recipient = recipientOf(delivery)
  const { places, place } = delivery
  return (
    <section className={classes.delivery} aria-label={messages.delivery}>
      <div className={classes.bar}>
        <Text fw={700}>{messages.deliverTo}</Text>
        <Button variant="subtle" size="sm" px="xs" onClick={onChange}>
          {recipient ? messages.change : messages.addNameAndPlace}
        </Button>
      </div>
      {recipient ? (
        <>
          {places.length > 1 ? (
            <Chips
              label={messages.place}
              fit
              options={places.map((each) => ({ value: each, label: each }))}
              value={place}
              onChange={onPlace}
            />
          ) : (
            <Text className={classes.place}>{recipient.place}</Text>
          )}
          <Text size="sm" c="var(--ink-soft)" className={classes.place}>
            {[recipient.name, recipient.phone, payBy({ payment: recipient.payment })]
              .filter((part) => part !== '')
              .join(' · ')}
          </Text>
        </>
      ) : (
        <Text size="sm" c="var(--ink-soft)">
          {messages.askedOnce} {privacy}
        </Text>
      )}
    </section>
  )
}

/** Replaces the checkout until the cart is within the stock. */
function Shortages({ all, offers }: { all: ReturnType<typeof shortages>; offers: Offers }) {
  const cart = useCart()
  return (
    <Callout
      tone="problem"
      title={messages.notEnough}
      actions={
        <Button variant="default" onClick={() => void cart.keepWithinStock(stockOf(offers))}>
          {messages.takeWhatIsThere}
        </Button>
      }
    >
      {all.map(({ line, left }) => (
        <div key={line.id}>
          {offers.get(line.id) === null ? messages.noLongerSold({ name: line.name }) : `${stockText(line.name, left)}.`}
        </div>
      ))}
    </Callout>
  )
}

type ChannelsProps = {
  phone: ReadPhone
  /** Null until a name and a place are known. */
  recipient: Recipient | null
  handOver: HandOver
  /** Asks for the recipient before the order is sent by that channel. */
  onAsk: (channel: OrderChannel) => void
}

const unbroken = (text: string) => <span className={classes.number}>{text}</span>

/** The three ways to send an order. */
function Channels({ phone, recipient, handOver, onAsk }: ChannelsProps) {
  const linkOf = (channel: OrderChannel) => ({
    href: handOver.linkTo(channel, recipient),
    fullWidth: true,
    px: 'xs',
    className: classes.channel,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      // In a call, the person says where it goes.
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
