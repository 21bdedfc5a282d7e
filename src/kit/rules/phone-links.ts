/** Links that open a chat, a call or an SMS. Separate from phone.ts, which loads the phone number library. */

declare const phoneDigitsBrand: unique symbol

/** The digits of an international phone number, without the plus: `254700000001`. */
export type PhoneDigits = string & { readonly [phoneDigitsBrand]: true }

/** Thrown for text that is not the digits of an international number. */
export class InvalidPhoneDigitsError extends Error {
  override readonly name = 'InvalidPhoneDigitsError'

  constructor(text: string) {
    super(`Not the digits of an international phone number: ${text}`)
  }
}

/**
 * True for 8 to 15 digits, the first not 0. ITU-T E.164 allows at most 15; no number with its country code has fewer
 * than 8.
 */
export const isPhoneDigits = (text: string): text is PhoneDigits => /^[1-9]\d{7,14}$/.test(text)

/**
 * Creates `PhoneDigits` from a known number. Use `readPhone` for user input.
 * @throws {InvalidPhoneDigitsError}
 */
export const phoneDigits = (text: string): PhoneDigits => {
  if (!isPhoneDigits(text)) throw new InvalidPhoneDigitsError(text)
  return text
}

/** A WhatsApp chat with prefilled text. */
export const whatsappLink = (digits: PhoneDigits, text: string): string =>
  `https://wa.me/${digits}?text=${encodeText(text)}`

/** A call (RFC 3966). */
export const telLink = (digits: PhoneDigits): string => `tel:+${digits}`

/** An SMS with prefilled text (RFC 5724). */
export const smsLink = (digits: PhoneDigits, text: string): string => `sms:+${digits}?body=${encodeText(text)}`

/** Replaces lone surrogates first: a truncated name can end in half an emoji, for which `encodeURIComponent` throws. */
const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
