import type { Typed } from '@/kit/rules/typed-number'
import { eitherNumber, oneNumber } from '#words/kit/unclear-number'

const numberFormat = new Intl.NumberFormat('en')

/** Asks which of two numbers was meant, or if it was the only one that the field accepts. */
export const unclearNumberText = ({ readings: [more, less] }: Extract<Typed, { kind: 'unclear' }>): string =>
  less === undefined
    ? oneNumber({ number: numberFormat.format(more) })
    : eitherNumber({ more: numberFormat.format(more), less: numberFormat.format(less) })
