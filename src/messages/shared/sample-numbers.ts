/** Numbers that the samples of a new installation have. */
const sampleNumber = /^tel:\+254700000\d{3}$/

export { samples as sampleText } from './sample-numbers.gen'

export const hasSample = (calls: readonly { readonly href: string }[]): boolean => calls.some(({ href }) => sampleNumber.test(href))
