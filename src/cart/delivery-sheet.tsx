import { Button, Text, TextInput } from '@mantine/core'
import { useState, type MouseEvent } from 'react'
import { useDraft } from '@/store/use-draft'
import { deliveryLimits, type Delivery, type Recipient } from '@/cart/rules/delivery'
import { deliveryProblems, recipientOf, type DeliveryProblem } from '@/cart/rules/delivery-form'
import type { OrderChannel } from '@/cart/rules/order'
import * as messages from '#words/cart/delivery-sheet'
import { deliveryProblemTexts, paymentChoices } from '@/cart/words/delivery-texts'
import { privacy } from '#words/cart/delivery'
import { Chips } from '@/kit/form/chips'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import { choiceOf } from '@/kit/rules/choice'
import { saveForm } from './delivery-commands'
import classes from './delivery-sheet.module.css'
import { PlaceField } from './place-field'
import { SendLink } from './send-link'

/** Shows how a number may be written. */
const samplePhone = '0712 345 678'

/** How an order is handed over once it is known where it goes; without a recipient, the message does not say. */
export type Sending = {
  readonly channel: Exclude<OrderChannel, 'call'>
  /** The address of the chat or the SMS as it would be now. */
  readonly linkTo: (recipient: Recipient | null) => string
  /** Keeps the order, and gives the link the message of this moment. */
  readonly follow: (link: HTMLAnchorElement, recipient: Recipient | null) => void
}

export type DeliverySheetProps = {
  delivery: Delivery
  /** What the sheet was opened for: to hand the order over. Null: to change what is kept. */
  send: Sending | null
  /** What is kept from now on. */
  onSaved?: (form: Recipient) => void
  onClose: () => void
}

/** Asks to whom and where an order goes. */
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
