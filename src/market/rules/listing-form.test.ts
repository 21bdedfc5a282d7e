import { describe, expect, it } from 'vitest'
import { emptyDraft, listingFields, listingForms } from './listing-fields'
import { detailsAt, isStarted, withDetails, withSharedText } from './listing-form'

const seller = { phone: '+254 700 000 012', location: 'Tudor' }

describe('a form that somebody has begun', () => {
  const empty = emptyDraft(listingForms.marketplace, seller)

  it('has a word or a photo of theirs: what it was filled with does not count', () => {
    expect(isStarted(empty, 0)).toBe(false)
    expect(isStarted({ ...empty, title: '  ', category: 'books' }, 0)).toBe(false)
    expect(isStarted({ ...empty, price: '1,200' }, 0)).toBe(true)
    expect(isStarted(empty, 1)).toBe(true)
  })
})

const empty = emptyDraft(listingForms.secondHand)
const shared = { title: 'Desk lamp', text: 'Bends where it should not.', url: 'https://lamp.example/' }

describe('shared text in the form', () => {
  it('fills the title and the description', () => {
    expect(withSharedText(empty, shared)).toEqual({
      ...empty,
      title: 'Desk lamp',
      description: 'Bends where it should not.\nhttps://lamp.example/',
    })
  })

  it('is appended to what was typed', () => {
    const typed = { ...empty, title: 'My lamp', description: 'As good as new', price: '500' }
    expect(withSharedText(typed, shared)).toEqual({
      ...typed,
      description: 'As good as new\nDesk lamp\nBends where it should not.\nhttps://lamp.example/',
    })
  })

  it('is never cut inside an emoji', () => {
    for (const emoji of ['😀', '👩‍👩‍👧', '🇰🇪']) {
      const { title } = withSharedText(empty, {
        title: `${'a'.repeat(listingFields.title.maxLength - 1)}${emoji}`,
        text: '',
        url: '',
      })
      expect(title).toBe('a'.repeat(listingFields.title.maxLength - 1))
    }
  })

  it('is not added twice', () => {
    const once = withSharedText(empty, shared)
    expect(withSharedText(once, shared)).toEqual(once)
  })

  it('leaves the form unchanged when it is blank', () => {
    const typed = { ...empty, title: 'My lamp', description: 'As good as new' }
    expect(withSharedText(typed, { title: ' ', text: '', url: '' })).toEqual(typed)
  })

  it('never makes a title or a description too long', () => {
    const long = withSharedText(empty, { title: 'a'.repeat(500), text: 'b'.repeat(5000), url: '' })
    expect(long.title).toHaveLength(listingFields.title.maxLength)
    expect(long.description.length).toBeLessThanOrEqual(listingFields.description.maxLength)
  })
})

const phone = '0712 345 678'
const atTudor = withDetails(undefined, { phone, location: 'Tudor' }, 'tum')

describe('what is remembered of a seller', () => {
  it('is the number everywhere, and a place at its campus alone', () => {
    expect(detailsAt(atTudor, 'tum')).toEqual({ phone, location: 'Tudor' })
    expect(detailsAt(atTudor, 'uon')).toEqual({ phone, location: '' })
  })

  it('is the latest at each campus, whatever was written at another since', () => {
    const both = withDetails(atTudor, { phone: '0700 000 001', location: 'Ngara' }, 'uon')
    expect(detailsAt(both, 'uon')).toEqual({ phone: '0700 000 001', location: 'Ngara' })
    expect(detailsAt(both, 'tum')).toEqual({ phone: '0700 000 001', location: 'Tudor' })
    expect(detailsAt(withDetails(both, { phone, location: '' }, 'tum'), 'tum')).toEqual({ phone, location: '' })
  })

  it('is nothing before the first listing, nor from what cannot be read', () => {
    for (const stored of [undefined, null, 'Tudor', { phone: 7 }]) expect(detailsAt(stored, 'tum')).toBeNull()
    expect(withDetails('Tudor', { phone, location: 'Tudor' }, 'tum')).toEqual(atTudor)
  })

  it('from versions that knew one place, is that of the first campus', () => {
    const old = { phone, location: 'Tudor' }
    expect(detailsAt(old, 'tum')).toEqual({ phone, location: 'Tudor' })
    expect(detailsAt(old, 'uon')).toEqual({ phone, location: '' })
    expect(detailsAt(withDetails(old, { phone, location: 'Ngara' }, 'uon'), 'tum')).toEqual({
      phone,
      location: 'Tudor',
    })
  })

  it('has no place at a campus that is named like what every object has', () => {
    expect(detailsAt(atTudor, 'constructor')).toEqual({ phone, location: '' })
  })
})
