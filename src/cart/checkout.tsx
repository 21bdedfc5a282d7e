import { Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useDraft } from '@/store/use-draft'
import { deliveryFee, shortages, subtotal, total, type Cart } from '@/cart/rules/cart'
import { deliveryLimits, withPlace, type Delivery } from '@/cart/rules/delivery'
import { recipientOf, withForm } from '@/cart/rules/delivery-form'
import { groupByProvider, needsPrescription } from '@/cart/rules/groups'
import { stockOf, type Offers } from '@/cart/rules/offers'
import type { OrderChannel } from '@/cart/rules/order'
import type { Kes } from '@/kit/rules/money'
import { readPhone } from '@/kit/rules/phone'
import { site } from '@/kit/rules/site'
import * as messages from '#words/cart/checkout'
import { deliveryFeeText } from '@/cart/words/delivery-fee'
import { formatKes } from '@/kit/words/money'
import { phoneProblemText } from '@/kit/words/phone'
import { useOptimisticValue } from '@/kit/form/use-optimistic-value'
import classes from './cart.module.css'
import { Channels } from './channels'
import { DeliverTo } from './deliver-to'
import type { Sending } from './delivery-sheet'
import { choosePlace, saveNote } from './delivery-commands'
import { LazyDeliverySheet } from './lazy-delivery-sheet'
import { Shortages } from './shortages'
import { useHandOver, type HandOver } from './use-hand-over'
import { useProviderFacts } from './use-provider-facts'

/** What the order costs, where it goes, and links that send it to the team. SMS and calls work without mobile data. */
export function Checkout({ lines, offers, delivery: stored }: { lines: Cart; offers: Offers; delivery: Delivery }) {
  // An order that is sent right after a change goes to the new place.
  const { shown: delivery, change: changeDelivery, undo } = useOptimisticValue(stored)
  const phone = readPhone(site.supportPhone)
  const missing = shortages(lines, stockOf(offers))
  const {
    values: { note },
    change,
    clear,
  } = useDraft('order-note', { note: delivery.note })
  // What the sheet is open for: to send by a channel, or to change what is kept.
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
