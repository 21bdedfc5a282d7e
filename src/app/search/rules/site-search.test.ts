import { describe, expect, it } from 'vitest'
import { readDocuments, searchSite, type SearchDocument } from './site-search'

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
  ['HP EliteBook 840 G5', 'For sale', 'Core i5, 8 GB RAM. Battery gives four hours. electronics'],
  ['Casio fx-991ES Plus', 'For sale', 'All keys work. electronics'],
].map(([title = '', kind = '', text = ''], index) => ({ id: String(index), title, kind, text, link: '/' }))

readDocuments(documents)
const titles = (query: string) => searchSite(documents, query, 10).all.map((hit) => hit.title)

describe('the search over everything', () => {
  it.each([
    ['an exact word', 'panadol', 'Panadol'],
    ['the beginning of a word', 'bedsi', 'Bedsitter in Tudor'],
    ['a letter left out', 'tomatos', 'Tomatoes (1 kg)'],
    ['a letter too many', 'gass', 'Gas Delivery'],
    ['Swahili for an English name', 'sukari', 'Kabras Sugar 1 kg'],
    ['a word of the description', 'fever', 'Panadol'],
    ['a letter without its accent', 'cafe', 'Café Latte'],
    ['what a make is', 'laptop', 'HP EliteBook 840 G5'],
    ['its kind and its title', 'gas refill', '6kg Gas Refill'],
  ])('finds by %s (%s)', (_what, query, title) => {
    expect(titles(query)).toContain(title)
  })

  it('finds both the Swahili name and its English meaning: unga', () => {
    expect(titles('unga')).toEqual(['Unga wa Ngano', 'Pembe Wheat Flour 2 kg'])
  })

  it('puts a match in the title before one in the description', () => {
    expect(titles('tudor')[0]).toBe('Bedsitter in Tudor')
  })

  it.each(['', '   ', 't', '\u200b\u2060', 't\u200b', 'zzzzzz'])('finds nothing for "%s"', (query) => {
    expect(titles(query)).toEqual([])
  })

  it('returns no more than the limit', () => {
    expect(searchSite(documents, 'kg', 2).all).toHaveLength(2)
  })
})
