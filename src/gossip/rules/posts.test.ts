import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerptOf, isBlankPost, isMorningToday, isShortPost } from './posts'
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

test.each([
  ['2026-11-28T23:59:00+03:00', false],
  ['2026-11-29T00:00:00+03:00', true],
  ['2026-11-29T02:59:00+03:00', true],
  ['2026-11-29T03:00:00+03:00', false],
])('a post of the morning sent at %s comes out today: %s', (at, expected) => {
  expect(isMorningToday(new Date(at))).toBe(expected)
})
