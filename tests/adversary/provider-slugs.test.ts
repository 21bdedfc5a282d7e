import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { providerOfStorefront } from '@/cart/rules/ratings'
import { seededBackend } from '../backend/test-backend.ts'

const backend = await seededBackend()

describe('the database names a provider as the app does', () => {
  const slugsOf = async (names: readonly string[]) =>
    (
      await backend.sql<{ slug: string | null }>(
        `select private.provider_slug('food', name) as slug from unnest($1::text[]) with ordinality as given (name, place) order by place`,
        [names],
      )
    ).map(({ slug }) => slug)
  const expectSame = async (names: readonly string[]) => {
    const stored = await slugsOf(names)
    expect(
      names.flatMap((name, index) =>
        stored[index] === providerOfStorefront('food', name) ? [] : [[name, stored[index]]],
      ),
    ).toEqual([])
  }

  test('whatever is written', async () => {
    const letter = fc.oneof(
      fc.constantFrom(
        'a',
        'Z',
        '7',
        ' ',
        '-',
        "'",
        '’',
        'é',
        'e\u0301',
        'ﬁ',
        'Ⅷ',
        'İ',
        'K',
        'ß',
        'Å',
        '½',
        'ﷺ',
        '\u05b0',
        '饭',
        '👍',
      ),
      fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    )
    const names = fc
      .sample(fc.string({ unit: letter, maxLength: 90 }), { numRuns: 2000, seed: 16 })
      .map((name) => name.replaceAll('\0', ''))
    await expectSame(names)
  })

  test('around every character, but the few that newer versions of Unicode take apart', async () => {
    const points = Array.from({ length: 0x20000 }, (_, point) => point).filter(
      (point) => point > 0 && (point < 0xd800 || point > 0xdfff),
    )
    const characters = points
      .map((point) => String.fromCodePoint(point))
      .filter((character) => !/[\ua7f1\u{1ccd6}-\u{1ccf9}]/u.test(character))
    for (let from = 0; from < characters.length; from += 20_000)
      await expectSame(characters.slice(from, from + 20_000).map((character) => `a${character}B`))
  })
})
