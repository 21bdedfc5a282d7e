import { describe, expect, it } from 'vitest'
import { privacy } from './privacy'
import { terms } from './terms'

const titles = (text: typeof terms) => text.sections.map(({ title }) => title)
const wordsOf = (text: typeof terms) => JSON.stringify(text)

describe('the Terms of Use', () => {
  it('have their eight sections, in order', () => {
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

  it('name the delivery fee that the cart adds', () => {
    expect(wordsOf(terms)).toContain('KSh 100')
  })
})

describe('the Privacy Policy', () => {
  it('has its nine sections, in order', () => {
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
  ])('says: %s', (words) => {
    expect(wordsOf(privacy)).toMatch(new RegExp(words, 'i'))
  })
})

describe.each([terms, privacy])('$title', (text) => {
  it('was last updated in December 2024', () => {
    expect(text.updated).toBe('December 2024')
  })

  it('has a name of its own for each section, and words in each', () => {
    const ids = text.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { blocks } of text.sections) {
      expect(blocks.length).toBeGreaterThan(0)
      for (const block of blocks) expect(JSON.stringify(block).length).toBeGreaterThan(0)
    }
  })

  it('holds no block twice in a section', () => {
    for (const { blocks } of text.sections) expect(new Set(blocks.map(String)).size).toBe(blocks.length)
  })
})
