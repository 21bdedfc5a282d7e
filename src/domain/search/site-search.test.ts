import { describe, expect, it } from 'vitest'
import { emptyIndex, searchSite, type SearchDocument } from './site-search'

const documents: SearchDocument[] = [
  ['Tomatoes (1 kg)', 'Groceries', 'Firm and red. Mama Njeri Fresh'],
  ['Gas Delivery', 'Page', 'Refills and new cylinders'],
  ['6kg Gas Refill', 'Gas', 'Mwangaza Gas'],
  ['Kabras Sugar 1 kg', 'E-Shop', 'Tudor Duka la Jumla'],
  ['Pembe Wheat Flour 2 kg', 'E-Shop', 'Tudor Duka la Jumla'],
  ['Unga wa Ngano', 'E-Shop', 'Kizingo Mini Mart'],
  ['Panadol', 'Medicine', 'For pain and fever'],
  ['Bedsitter in Tudor', 'Room', 'Near the main gate'],
  ['Café Latte', 'Food', 'Campus kitchen'],
].map(([title = '', kind = '', text = ''], index) => ({ id: String(index), title, kind, text, link: '/' }))

const index = emptyIndex()
index.addAll(documents)
const titles = (query: string) => searchSite(index, query, 10).map((hit) => hit.title)

describe('the site search', () => {
  it.each([
    ['an exact word', 'panadol', 'Panadol'],
    ['the beginning of a word', 'bedsi', 'Bedsitter in Tudor'],
    ['a letter left out', 'tomatos', 'Tomatoes (1 kg)'],
    ['a letter too many', 'gass', 'Gas Delivery'],
    ['Swahili for an English name', 'sukari', 'Kabras Sugar 1 kg'],
    ['a word of the description', 'fever', 'Panadol'],
    ['a letter without its accent', 'cafe', 'Café Latte'],
  ])('finds by %s (%s)', (_what, query, title) => {
    expect(titles(query)).toContain(title)
  })

  it('finds both the Swahili name and its English meaning: unga', () => {
    expect(titles('unga')).toEqual(expect.arrayContaining(['Unga wa Ngano', 'Pembe Wheat Flour 2 kg']))
  })

  it('puts a match in the title before one in the description', () => {
    expect(titles('tudor')[0]).toBe('Bedsitter in Tudor')
  })

  it.each(['', '   ', 't', 'zzzzzz'])('finds nothing for "%s"', (query) => {
    expect(titles(query)).toEqual([])
  })

  it('returns no more than the limit', () => {
    expect(searchSite(index, 'kg', 2)).toHaveLength(2)
  })
})
