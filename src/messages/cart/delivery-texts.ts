import { paymentValues } from '@/domain/cart/delivery'
import type { DeliveryProblem } from '@/domain/cart/delivery-form'
import { phoneProblemText } from '../shared/phone'
import { labelled } from '../shared/labelled'
import * as messages from './delivery-sheet.gen'

export const deliveryProblemTexts = {
  name: messages.nameMissing,
  phone: phoneProblemText.impossible,
  place: messages.placeMissing,
} as const satisfies Record<DeliveryProblem, string>

export const paymentChoices = labelled(paymentValues, { mpesa: messages.mpesa, cash: messages.cash })
