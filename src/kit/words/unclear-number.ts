import type { Typed } from '@/kit/rules/typed-number'
import { eitherNumber } from '#words/kit/unclear-number'

const numberFormat = new Intl.NumberFormat('en')

/** Asks which of two numbers was meant. */
export const unclearNumberText = ({ readings: [more, less] }: Extract<Typed, { kind: 'unclear' }>): string =>
  eitherNumber({ more: numberFormat.format(more), less: numberFormat.format(less) })
