import { paymentValues } from '@/cart/rules/delivery'
import type { DeliveryProblem } from '@/cart/rules/delivery-form'
import { phoneProblemText } from '@/kit/words/phone'
import { labelled } from '@/kit/words/labelled'
import * as messages from '#words/cart/delivery-sheet'

export const deliveryProblemTexts = {
  name: messages.nameMissing,
  phone: phoneProblemText.impossible,
  place: messages.placeMissing,
} as const satisfies Record<DeliveryProblem, string>

export const paymentChoices = labelled(paymentValues, { mpesa: messages.mpesa, cash: messages.cash })
