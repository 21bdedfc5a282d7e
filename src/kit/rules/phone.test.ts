import fc from 'fast-check'
import metadata from 'libphonenumber-js/metadata.min.json'
import { describe, expect, it } from 'vitest'
import { displayPhone, readPhone } from './phone'
import { phoneMetadata } from './phone-metadata'

/** The nine digits of a Kenyan mobile number after the country code. */
const mobile = fc.tuple(fc.constantFrom('7', '1'), fc.stringMatching(/^\d{8}$/)).map(([first, rest]) => first + rest)
const prefix = fc.constantFrom('0', '', '254', '+254', '00254', '000254', '+254 (0)')
const punctuation = fc.constantFrom('', '', '', ' ', '-', '.', '(', ')', '\u00A0', '\u2011', '\u202A', ' - ')

describe('reading a Kenyan number', () => {
  it.each([
    '0700000001',
    '700000001',
    '254700000001',
    '+254700000001',
    '00254700000001',
    '000254700000001',
    '+254 700 000 001',
    '+254-700-000-001',
    '(0700) 000 001',
    '(+254) 700.000.001',
    '+254 (0)700 000001',
    ' 0700 000 001\n',
    '\u202A+254\u00A0700\u00A0000\u00A0001\u202C',
    '＋２５４７０００００００１',
    '٠٧٠٠٠٠٠٠٠١',
    '0700/000/001',
    '0700_000_001',
    '0700 • 000 • 001',
    '0700\u2212000\u2212001',
    '\u31640700\u2800000\ufe0f001',
  ])('normalizes %j', (written) => {
    expect(readPhone(written)).toEqual({
      ok: true,
      digits: '254700000001',
      e164: '+254700000001',
      display: '+254 700 000 001',
    })
  })

  it('normalizes any way of writing a number', () => {
    fc.assert(
      fc.property(mobile, prefix, fc.array(punctuation, { minLength: 20, maxLength: 20 }), (nine, start, marks) => {
        const written = [...(start + nine)].map((c, i) => c + (marks[i] ?? '')).join('')
        expect(readPhone(written)).toMatchObject({ ok: true, digits: `254${nine}` })
      }),
    )
  })

  it('reads its own output back', () => {
    fc.assert(
      fc.property(mobile, (nine) => {
        const first = readPhone(`0${nine}`)
        if (!first.ok) throw new Error(`not read: 0${nine}`)
        for (const form of [first.digits, first.e164, first.display]) expect(readPhone(form)).toEqual(first)
      }),
    )
  })

  it('reads 01 numbers and landlines', () => {
    expect(readPhone('0110 123 456')).toMatchObject({ digits: '254110123456' })
    expect(readPhone('020 222 2222')).toMatchObject({ digits: '254202222222', display: '+254 202 222 222' })
    expect(readPhone('0440 0000')).toMatchObject({ digits: '2544400000', display: '+254 440 0000' })
    expect(readPhone('041 231 1234')).toMatchObject({ digits: '254412311234' })
  })

  it('accepts every sample number', () => {
    for (let n = 0; n < 100; n++) {
      expect(readPhone(`+254 700 000 0${String(n).padStart(2, '0')}`)).toMatchObject({ ok: true })
    }
  })
})

describe('reading a number from abroad', () => {
  it.each([
    ['+256 772 123456', '256772123456', '+256 772 123 456'],
    ['00255 754 123 456', '255754123456', '+255 754 123 456'],
    ['+250 788 123 456', '250788123456', '+250 788 123 456'],
    ['+251 91 123 4567', '251911234567', '+251 911 234 567'],
    ['+211 912 345 678', '211912345678', '+211 912 345 678'],
    ['+252 61 2345678', '252612345678', '+252 612 345 678'],
    ['+44 7911 123456', '447911123456', '+447911123456'],
    ['000 44 7911 123456', '447911123456', '+447911123456'],
    ['+1 (415) 555-0132', '14155550132', '+14155550132'],
  ])('reads %s', (written, digits, display) => {
    expect(readPhone(written)).toEqual({ ok: true, digits, e164: `+${digits}`, display })
  })

  it('checks numbers of neighbouring countries against their numbering plans', () => {
    expect(readPhone('+256 772 1234')).toEqual({ ok: false, reason: 'impossible' })
  })
})

describe('an invalid number', () => {
  it.each([null, undefined, '', '   ', '\u202A', '-', '()'])('is missing: %j', (written) => {
    expect(readPhone(written)).toEqual({ ok: false, reason: 'missing' })
  })

  it.each([
    '07',
    '070000000',
    '07000000011',
    '0800',
    '0312345678',
    '254712345',
    '25470000000',
    '+254',
    '+2547000000011',
    '+',
    '++254700000001',
    '0700+000001',
    '+0700000001',
    '+1234567',
    '+1234567890123456',
    '0000000000',
    '9999999999999999',
    '256772123456',
    '0700 00000O',
    '0700000001 or 0711000001',
    'N/A',
    'call me',
    '0700000001;ext=5',
    'tel:+254700000001',
    '1'.repeat(300),
  ])('is impossible: %s', (written) => {
    expect(readPhone(written)).toEqual({ ok: false, reason: 'impossible' })
  })

  it('never throws, and accepted input always has valid digits', () => {
    const randomText = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'0123456789+-() ') }),
    )
    fc.assert(
      fc.property(randomText, (written) => {
        const read = readPhone(written)
        expect(read.ok ? read.digits : '254700000001').toMatch(/^[1-9]\d{7,14}$/)
      }),
    )
  })
})

describe('the numbering plans', () => {
  it('match the installed library; if not, regenerate phone-metadata.ts', () => {
    expect(phoneMetadata.version).toBe(metadata.version)
    expect(Object.keys(phoneMetadata.countries)).toEqual(['KE', 'UG', 'TZ', 'RW', 'ET', 'SS', 'SO'])
    expect(metadata.countries).toMatchObject(phoneMetadata.countries)
    expect(metadata.country_calling_codes).toMatchObject(phoneMetadata.country_calling_codes)
  })
})

describe('a number on the screen', () => {
  it.each([
    ['0700000012', '+254 700 000 012'],
    ['+254700000012', '+254 700 000 012'],
    ['254 700-000-012', '+254 700 000 012'],
    ['ask at the gate', 'ask at the gate'],
    ['', ''],
  ])('%j is shown as %j', (stored, shown) => {
    expect(displayPhone(stored)).toBe(shown)
  })
})
