import { describe, expect, it } from 'vitest'
import * as checkout from '#words/cart/checkout'
import * as delivery from '#words/cart/delivery-sheet'
import * as gas from '#words/shops/gas-steps'
import { privacy } from './privacy'
import { terms } from './terms'

const titles = (text: typeof terms) => text.sections.map(({ title }) => title)
const textOf = (text: typeof terms) => JSON.stringify(text)

describe('Terms of Use', () => {
  it('has its eight sections in order', () => {
    expect(titles(terms)).toEqual([
      'Acceptance of Terms',
      'Service Description',
      'User Responsibilities',
      'Availability',
      'Payment and Refunds',
      'Limitation of Liability',
      'Privacy',
      'Contact',
    ])
  })

  it('names the delivery fee that the cart adds', () => {
    expect(textOf(terms)).toContain('KSh 100')
  })
})

describe('Who brings an order', () => {
  it('is the provider: in the terms, in the cart and for gas', () => {
    expect(textOf(terms)).toContain('we do not cook, carry, wash')
    expect(textOf(terms)).toContain('The provider brings what you order.')
    expect(checkout.oneFee).toContain('providers bring it')
    for (const text of [checkout.oneFee, delivery.nameMissing, gas.installationText]) {
      expect(text).toMatch(/provider/)
      expect(text).not.toMatch(/\brider\b|\bwe\b/i)
    }
  })
})

describe('Privacy Policy', () => {
  it('has its nine sections in order', () => {
    expect(titles(privacy)).toEqual([
      'Information We Collect',
      'How We Use It',
      'Sharing',
      'Security',
      'Your Rights',
      'Push Notifications',
      'Cookies',
      'Retention',
      'Contact',
    ])
  })

  it.each([
    'cycle log never leaves',
    'Data Protection Act, 2019',
    'wake-up times alone may hint at a rhythm',
    'calendar file',
    'WhatsApp',
    'no cookies for advertising or tracking',
  ])('mentions: %s', (phrase) => {
    expect(textOf(privacy)).toMatch(new RegExp(phrase, 'i'))
  })
})

describe.each([terms, privacy])('$title', (text) => {
  it('was last updated in December 2024', () => {
    expect(text.updated).toBe('December 2024')
  })

  it('has a unique id and some text for each section', () => {
    const ids = text.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { blocks } of text.sections) {
      expect(blocks.length).toBeGreaterThan(0)
      for (const block of blocks) expect(JSON.stringify(block).length).toBeGreaterThan(0)
    }
  })

  it('repeats no block within a section', () => {
    for (const { blocks } of text.sections) expect(new Set(blocks.map(String)).size).toBe(blocks.length)
  })
})
