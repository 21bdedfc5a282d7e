/** With plain digits in the place of Arabic and full-width ones, whose last four bits are their value. */
export const withPlainDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16))
