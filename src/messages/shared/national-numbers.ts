import { everything, fromMobile } from './national-numbers.gen.ts'

/** Free from any phone in Kenya, also without airtime. */
export const nationalNumbers = [
  { label: everything, value: '999' },
  { label: fromMobile, value: '112' },
] as const
