import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'

const emoji = ['😂', '👍🏾', '👩‍👩‍👧‍👦', '🇰🇪', '❤️', '5️⃣', 'e\u0301', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']

afterEach(() => vi.resetModules())

describe.each(['with', 'without'])('a browser %s a segmenter', (which) => {
  const load = () => {
    if (which === 'without') vi.stubGlobal('Intl', { ...Intl })
    vi.resetModules()
    return import('./cut-text')
  }

  it('cuts between characters', async () => {
    const { cutText, shorten } = await load()
    for (const each of emoji) {
      expect(cutText(`ab${each}`, 2 + each.length - 1)).toBe('ab')
      expect(cutText(`ab${each}`, 2 + each.length)).toBe(`ab${each}`)
      expect(cutText(each + each, each.length)).toBe(each)
      expect(shorten(`ab ${each}`, 3 + each.length - 1)).toBe('ab…')
    }
  })

  it('counts line breaks', async () => {
    const { cutText } = await load()
    expect(cutText('a\nb\nc', 4)).toBe('a\nb\n')
  })

  test('a cut text is a beginning that fits, and well formed where the text is', async () => {
    const { cutText, shorten } = await load()
    const text = fc
      .array(fc.oneof(fc.constantFrom(...emoji, ' ', '\n', '\u200d'), fc.string({ unit: 'binary' })))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, fc.nat(40), (whole, limit) => {
        const cut = cutText(whole, limit)
        expect(whole.startsWith(cut) && cut.length <= limit).toBe(true)
        expect(cut).not.toMatch(/\p{Surrogate}/u)
        if (limit > 0) expect(shorten(whole, limit).length).toBeLessThanOrEqual(limit)
        expect(cutText(whole, whole.length)).toBe(whole)
      }),
    )
  })
})
