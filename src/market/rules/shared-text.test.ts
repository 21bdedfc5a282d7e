import { describe, expect, it } from 'vitest'
import { variantRules } from './variants'
import { emptyDraft, lengthLimit } from './listing-form'
import { withSharedText } from './shared-text'

const empty = emptyDraft(variantRules.secondHand)
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
        title: `${'a'.repeat(lengthLimit('title') - 1)}${emoji}`,
        text: '',
        url: '',
      })
      expect(title).toBe('a'.repeat(lengthLimit('title') - 1))
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
    expect(long.title).toHaveLength(lengthLimit('title'))
    expect(long.description.length).toBeLessThanOrEqual(lengthLimit('description'))
  })
})
