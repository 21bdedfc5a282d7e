/** +254 700 000 000 to 999: the numbers of samples. They reach nobody, so nothing that promises help calls them. */
export const isSampleNumber = (number: string): boolean =>
  /^(?:\+?254|0)700000\d{3}$/.test(number.replace(/[^\d+]/g, ''))
