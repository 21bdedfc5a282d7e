// Chunk: orders

import { Button, Text, TextInput, Radio } from '@mantine/core'
import { useState, type MouseEvent } from 'react'
import { useDraft } from '@/store/use-draft'
import { deliveryLimits, type Delivery, type Recipient } from '@/cart/rules/delivery'
import { deliveryProblems, recipientOf, type DeliveryProblem } from '@/cart/rules/delivery-form'
import type { OrderChannel } from '@/cart/rules/order'
import * as messages from '#words/cart/delivery-sheet'
import { deliveryProblemTexts, paymentChoices } from '@/cart/words/order-texts'
import { privacy } from '#words/cart/delivery'
import { Chips } from '@/kit/form/chips'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import { choiceOf } from '@/kit/rules/choice'
import { saveForm } from './delivery'
import classes from './delivery-sheet.module.css'
import { SendLink } from './send-link'

/** Shows how a number may be written. */
const samplePhone = '0712 345 678'

/** Hands an order over once its recipient is known. Without a recipient, the message names none. */
export type Sending = {
  readonly channel: Exclude<OrderChannel, 'call'>
  /** The current address of the chat or the SMS. */
  readonly linkTo: (recipient: Recipient | null) => string
  /** Keeps the order, and sets the current message on the link. */
  readonly follow: (link: HTMLAnchorElement, recipient: Recipient | null) => void
}

export type DeliverySheetProps = {
  delivery: Delivery
  /** Hands the order over; null when the sheet only changes the stored details. */
  send: Sending | null
  /** Receives the details once they are saved. */
  onSaved?: (form: Recipient) => void
  onClose: () => void
}

/** Asks for the recipient and the place of an order. */
export function DeliverySheet({ delivery, send, onSaved, onClose }: DeliverySheetProps) {
  const {
    values,
    change: type,
    clear,
  } = useDraft('delivery', {
    name: delivery.name,
    phone: delivery.phone,
    place: delivery.place,
    payment: delivery.payment,
  })
  const form: Recipient = { ...values, payment: choiceOf(paymentChoices, values.payment) }
  const [problems, setProblems] = useState<readonly DeliveryProblem[]>([])
  const change = (part: Partial<Recipient>) => {
    type(part)
    setProblems([])
  }
  const check = (): boolean => {
    const found = deliveryProblems(form)
    setProblems(found)
    return found.length === 0
  }
  const save = async () => {
    if (!check() || !(await saveForm(form))) return
    clear()
    onSaved?.(form)
    onClose()
  }
  const errorOf = (field: DeliveryProblem) => problems.includes(field) && deliveryProblemTexts[field]

  return (
    <DialogFrame title={messages.title} position="bottom" lockScroll={false} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (send === null) void save()
          else check()
        }}
      >
        <TextInput
          label={messages.name}
          autoComplete="name"
          maxLength={deliveryLimits.name}
          value={form.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextInput
          label={messages.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={samplePhone}
          maxLength={deliveryLimits.phone}
          value={form.phone}
          error={errorOf('phone')}
          onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
        />
        <PlaceField
          places={delivery.places}
          place={form.place}
          problem={errorOf('place')}
          onChange={(place) => change({ place })}
        />
        <div className={classes.payment}>
          <Text fw={600}>{messages.howYouPay}</Text>
          <Chips
            label={messages.howYouPay}
            fit
            options={paymentChoices}
            value={form.payment}
            onChange={(payment) => change({ payment: choiceOf(paymentChoices, payment) })}
          />
        </div>
        <Text size="sm" c="var(--ink-soft)">
          {privacy}
        </Text>
        {send ? (
          <SendActions send={send} form={form} check={check} onSaved={clear} />
        ) : (
          <Button type="submit">{messages.save}</Button>
        )}
      </form>
    </DialogFrame>
  )
}

const sendLabels = { whatsapp: messages.sendOnWhatsApp, sms: messages.sendAsSms } as const

type SendActionsProps = {
  send: NonNullable<DeliverySheetProps['send']>
  form: Recipient
  check: () => boolean
  onSaved: () => void
}

function SendActions({ send: { channel, linkTo, follow }, form, check, onSaved }: SendActionsProps) {
  const followWithPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!check()) {
      event.preventDefault()
      return
    }
    void saveForm(form).then((saved) => saved && onSaved())
    follow(event.currentTarget, recipientOf(form))
  }
  return (
    <div className={classes.actions}>
      <SendLink
        channel={channel}
        label={sendLabels[channel]}
        size="lg"
        px="xs"
        href={linkTo(recipientOf(form))}
        onClick={followWithPlace}
      />
      <SendLink
        channel={channel}
        label={messages.sendWithout}
        variant="subtle"
        px="xs"
        href={linkTo(null)}
        onClick={({ currentTarget }) => follow(currentTarget, null)}
      />
    </div>
  )
}

const elsewhere = ''

type PlaceFieldProps = {
  places: readonly string[]
  place: string
  problem: string | false
  onChange: (place: string) => void
}

/** A choice of the known places, and a field for another one. */
function PlaceField({ places, place, problem, onChange }: PlaceFieldProps) {
  const [typing, setTyping] = useState(!places.includes(place))
  return (
    <>
      {places.length > 0 && (
        <Radio.Group
          label={messages.place}
          value={typing ? elsewhere : place}
          onChange={(chosen) => {
            setTyping(chosen === elsewhere)
            onChange(chosen)
          }}
        >
          {[...places, elsewhere].map((each) => (
            <Radio key={each} size="md" className={classes.choice} value={each} label={each || messages.anotherPlace} />
          ))}
        </Radio.Group>
      )}
      {typing && (
        <TextInput
          label={places.length > 0 ? messages.otherPlace : messages.place}
          placeholder={messages.samplePlace}
          autoComplete="street-address"
          maxLength={deliveryLimits.place}
          value={place}
          error={problem}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  )
}
