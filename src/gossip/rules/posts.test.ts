import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerptOf, isBlankPost, isShortPost, shownLikes } from './posts'
import { gossipSearch } from './gossip-url'

const id = '0e5d1f6a-2b3c-4d5e-8f90-a1b2c3d4e5f6'

describe('the URL of the feed', () => {
  test('holds a non-default tab, a query and a post', () => {
    expect(gossipSearch({ tab: 'love', sort: 'hot', q: 'lost id', item: id })).toEqual({
      tab: 'love',
      sort: 'hot',
      q: 'lost id',
      item: id,
    })
    expect(gossipSearch({ tab: 'trending', sort: 'new' })).toEqual({ tab: undefined, sort: undefined, item: undefined })
    expect(gossipSearch({ item: id.toUpperCase() }).item).toBe(id)
  })

  test.each([
    [{ tab: 'hate' }],
    [{ tab: 7, sort: 'cold', item: 'anonymous' }],
    [{ item: `${id}'` }],
    [{ tab: null, item: null }],
    [{ item: '' }],
    [{ q: '' }],
    [{ q: ['a'] }],
  ])('drops invalid values: %o', (search) => expect(gossipSearch(search)).toEqual({ tab: undefined, item: undefined }))

  test('is parsed to the same result twice', () => {
    fc.assert(
      fc.property(
        fc.record({ tab: fc.anything(), sort: fc.anything(), q: fc.anything(), item: fc.anything() }),
        (search) => {
          const once = gossipSearch(search)
          expect(gossipSearch(once)).toEqual(once)
        },
      ),
    )
  })
})

describe('a post', () => {
  test.each(['', '  ', '\n\t ', '\u00a0'])('is blank without visible characters: %j', (text) =>
    expect(isBlankPost(text)).toBe(true),
  )

  test('is not blank with a letter', () => expect(isBlankPost('  a ')).toBe(false))

  test('is short when it is a single line of up to 90 characters', () => {
    expect(isShortPost('HELB imeingia!')).toBe(true)
    expect(isShortPost('a\nb')).toBe(false)
    expect(isShortPost('a'.repeat(91))).toBe(false)
  })

  test('has its first words as excerpt', () => {
    expect(excerptOf('  Wi-Fi ya hostel\nina mood swings  ')).toBe('Wi-Fi ya hostel ina mood swings')
    expect(excerptOf('Reminder: the clinic has free counselling. Nilienda, nikasikilizwa, nikalala vizuri.')).toBe(
      'Reminder: the clinic has free counselling. Nilienda,…',
    )
  })

  test.each(['😂', '👍🏾', '👩‍👩‍👧‍👦', '🇰🇪', '❤️', '5️⃣', 'é'])('never cuts through %s in its excerpt', (emoji) => {
    expect(excerptOf(emoji.repeat(60))).toBe(emoji.repeat(60))
    expect(excerptOf(emoji.repeat(61))).toBe(`${emoji.repeat(60)}…`)
  })
})

describe('pending likes', () => {
  test.each([
    [
      { count: 5, stored: false, pending: undefined },
      { liked: false, likes: 5 },
    ],
    [
      { count: 5, stored: true, pending: undefined },
      { liked: true, likes: 5 },
    ],
    [
      { count: 5, stored: false, pending: true },
      { liked: true, likes: 6 },
    ],
    [
      { count: 5, stored: true, pending: false },
      { liked: false, likes: 4 },
    ],
    [
      { count: 5, stored: true, pending: true },
      { liked: true, likes: 5 },
    ],
    [
      { count: 5, stored: false, pending: false },
      { liked: false, likes: 5 },
    ],
    // The counter is older than the stored like.
    [
      { count: 0, stored: true, pending: false },
      { liked: false, likes: 0 },
    ],
  ])('%o shows %o', (state, shown) => expect(shownLikes(state)).toEqual(shown))

  test('show the choice immediately, and nothing changes once it is stored', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.boolean(), fc.boolean(), (others, stored, pending) => {
        const before = shownLikes({ count: others + Number(stored), stored, pending })
        const after = shownLikes({ count: others + Number(pending), stored: pending, pending: undefined })
        expect(before).toEqual(after)
        expect(before.liked).toBe(pending)
      }),
    )
  })
})
