import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidPhoneDigitsError, phoneDigits, smsLink, telLink, whatsappLink } from './phone-links'

const digits = phoneDigits('254700000001')
const anyText = fc.string({ unit: 'grapheme' })

describe('a link to a phone number', () => {
  it('opens a chat with prefilled text', () => {
    expect(whatsappLink(digits, 'Unga & maziwa: 50% #1?\nAsante 🙏')).toBe(
      'https://wa.me/254700000001?text=Unga%20%26%20maziwa%3A%2050%25%20%231%3F%0AAsante%20%F0%9F%99%8F',
    )
  })

  it('opens a call', () => {
    expect(telLink(digits)).toBe('tel:+254700000001')
  })

  it('opens an SMS with prefilled text', () => {
    expect(smsLink(digits, 'Bei & muda? +1')).toBe('sms:+254700000001?body=Bei%20%26%20muda%3F%20%2B1')
  })

  it('preserves any text and adds nothing else', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const chat = new URL(whatsappLink(digits, text))
        expect(chat.origin + chat.pathname).toBe('https://wa.me/254700000001')
        expect([...chat.searchParams]).toEqual([['text', text]])
        expect(chat.hash).toBe('')
        expect([...new URL(smsLink(digits, text)).searchParams]).toEqual([['body', text]])
      }),
    )
  })

  it('accepts text that was cut in the middle of an emoji', () => {
    const cut = '🙏'.slice(0, 1)
    expect(whatsappLink(digits, `a${cut}`)).toBe('https://wa.me/254700000001?text=a%EF%BF%BD')
    expect(smsLink(digits, `a${cut}`)).toBe('sms:+254700000001?body=a%EF%BF%BD')
  })
})

describe('the digits of a number', () => {
  it.each(['254700000001', '12345678', '123456789012345'])('can be %s', (text) => {
    expect(phoneDigits(text)).toBe(text)
  })

  it.each(['', '+254700000001', '0700000001', '1234567', '1234567890123456', '254 700 000 001', '254700000001\n'])(
    'cannot be %j',
    (text) => {
      expect(() => phoneDigits(text)).toThrow(InvalidPhoneDigitsError)
    },
  )
})
