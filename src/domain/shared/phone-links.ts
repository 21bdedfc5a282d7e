/** Links that open a chat, a call or an SMS. Small on purpose: needs none of the number-reading library. */

declare const phoneDigitsBrand: unique symbol

/** A phone number in international form, digits only, without the plus: `254700000001`. */
export type PhoneDigits = string & { readonly [phoneDigitsBrand]: true }

/** Thrown when a text is not the digits of an international number. */
export class InvalidPhoneDigitsError extends Error {
  override readonly name = 'InvalidPhoneDigitsError'

  constructor(text: string) {
    super(`Not the digits of an international phone number: ${text}`)
  }
}

/**
 * Whether a text can be an international number: 8 to 15 digits, the first not 0. ITU-T E.164 sets the 15; nobody
 * has a number of fewer than 8 with its country code.
 */
export function isPhoneDigits(text: string): text is PhoneDigits {
  return /^[1-9]\d{7,14}$/.test(text)
}

/**
 * The constructor of `PhoneDigits`, for numbers known beforehand; what people typed goes through `readPhone`.
 * @throws {InvalidPhoneDigitsError}
 */
export function phoneDigits(text: string): PhoneDigits {
  if (!isPhoneDigits(text)) throw new InvalidPhoneDigitsError(text)
  return text
}

/** A chat with the text already written. */
export function whatsappLink(digits: PhoneDigits, text: string): string {
  return `https://wa.me/${digits}?text=${encodeText(text)}`
}

/** A call (RFC 3966). */
export function telLink(digits: PhoneDigits): string {
  return `tel:+${digits}`
}

/** An SMS with the text already written (RFC 5724). */
export function smsLink(digits: PhoneDigits, text: string): string {
  return `sms:+${digits}?body=${encodeText(text)}`
}

/** `encodeURIComponent` throws at half an emoji, which a name cut to a length can end in. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
