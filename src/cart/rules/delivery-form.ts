/** The form that asks for a delivery. In its own file because reading a cart must not load the phone number library. */

import { readPhone } from '@/kit/rules/phone'
import { deliveryLimits, tidy, withPlace, type Delivery, type Recipient } from './delivery'

export type DeliveryProblem = 'name' | 'phone' | 'place'

/** The problems of the form: a missing name, a missing place, or an impossible number. */
export const deliveryProblems = ({ name, phone, place }: Recipient): readonly DeliveryProblem[] => {
  const reading = readPhone(phone)
  return [
    ...(tidy(name, deliveryLimits.name) === '' ? (['name'] as const) : []),
    ...(!reading.ok && reading.reason === 'impossible' ? (['phone'] as const) : []),
    ...(tidy(place, deliveryLimits.place) === '' ? (['place'] as const) : []),
  ]
}

export const withForm = (delivery: Delivery, form: Recipient): Delivery =>
  withPlace(
    {
      ...delivery,
      name: tidy(form.name, deliveryLimits.name),
      phone: tidy(form.phone, deliveryLimits.phone),
      payment: form.payment,
    },
    form.place,
  )

/** The person of an appointment; null without a name. */
export const personOf = ({
  name,
  phone,
}: Pick<Recipient, 'name' | 'phone'>): Pick<Recipient, 'name' | 'phone'> | null => {
  const [tidied, reading] = [tidy(name, deliveryLimits.name), readPhone(phone)]
  return tidied === '' ? null : { name: tidied, phone: reading.ok ? reading.display : '' }
}

/** The recipient of an order; null while a name or a place is missing. */
export const recipientOf = (form: Recipient): Recipient | null => {
  if (deliveryProblems(form).length > 0) return null
  const phone = readPhone(form.phone)
  return {
    name: tidy(form.name, deliveryLimits.name),
    phone: phone.ok ? phone.display : '',
    place: tidy(form.place, deliveryLimits.place),
    payment: form.payment,
  }
}
