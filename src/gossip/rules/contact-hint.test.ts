import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findContact } from './contact-hint'
import { contactSamples } from '#support/gossip/contact-samples'

describe.each(['phone', 'email', 'link', 'handle'] as const)('a %s is detected', (kind) => {
  test.each(contactSamples[kind])('%s', (text) => expect(findContact(text)).toMatchObject({ kind }))
})

describe('text that only looks like a contact is ignored', () => {
  test.each(contactSamples.none)('%s', (text) => expect(findContact(text)).toBeNull())
})

test('the detected text is returned', () => {
  expect(findContact('niko kwa 0712 345 678 sasa')).toEqual({ kind: 'phone', found: '0712 345 678' })
  expect(findContact('call +254 7 12 34 56 78 or')).toEqual({ kind: 'phone', found: '+254 7 12 34 56 78' })
  expect(findContact('call +254(0)712345678')).toEqual({ kind: 'phone', found: '+254 0 712345678' })
  expect(findContact('call +254 (0) 712 345 678')).toEqual({ kind: 'phone', found: '+254 0 712 345 678' })
  expect(findContact('+44 79 11 12 34 56')).toEqual({ kind: 'phone', found: '+44 79 11 12 34 56' })
  expect(findContact('join chat.whatsapp.com/AbC now')).toEqual({ kind: 'link', found: 'chat.whatsapp.com/AbC' })
  expect(findContact('mail: amina@gmail.com.')).toEqual({ kind: 'email', found: 'amina@gmail.com' })
  expect(findContact('mimi ni @amina_j hapa')).toEqual({ kind: 'handle', found: '@amina_j' })
})

test('a Kenyan number is detected with any separators and surrounding text', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', '/', '_', ' - ', '\u00a0')
  const digits = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 9 })), { minLength: 8, maxLength: 8 })
  const head = fc.constantFrom('07', '01', '2547', '+2541')
  const surroundingText = fc.constantFrom('', 'Call ', 'niko poa, ', 'room 12: ')
  fc.assert(
    fc.property(surroundingText, head, separator, digits, surroundingText, (before, start, between, rest, after) => {
      const written = start + rest.map(([separated, digit]) => `${separated ? between : ''}${digit}`).join('')
      expect(findContact(`${before}${written} ${after}`)?.kind).toBe('phone')
    }),
  )
})

test('no text takes long to check', () => {
  for (const piece of ['1 ', '1/', 'a.', 'a at ', '0.', '(1)', 'a@', '@a.', 'ig ', '7 1 2-', '+']) {
    const started = performance.now()
    findContact(piece.repeat(1000).slice(0, 1000))
    expect(performance.now() - started).toBeLessThan(250)
  }
})
