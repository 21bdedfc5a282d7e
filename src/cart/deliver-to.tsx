import { Button, Text } from '@mantine/core'
import type { Delivery } from '@/cart/rules/delivery'
import { recipientOf } from '@/cart/rules/delivery-form'
import * as messages from '#words/cart/checkout'
import { payBy, privacy } from '#words/cart/delivery'
import { Chips } from '@/kit/form/chips'
import classes from './cart.module.css'

/** Where the order goes and who pays how. Another place that was used before is one tap away. */
export function DeliverTo({
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
