import { describe, expect, it } from 'vitest'
import type { DirectoryEntry } from './directory-entry'
import { byRating, sectionsOf } from './directory-spec'
import { directories } from './registry'
import { providerMessage } from './service-providers'

const person: DirectoryEntry = {
  id: 'asha',
  name: 'Mama Asha',
  speciality: 'Hand washing',
  category: 'mamafua',
  rating: 4.5,
  location: 'Tudor',
  availability: 'Every day',
  capacity: '',
  description: 'Comes to your room.',
  image: null,
  phone: '0700000001',
  whatsapp: '0700000001',
}

describe('the chat with a provider', () => {
  it.each([
    ['Hand washing', 'Hello Mama Asha! I would like to ask about your services: Hand washing. Are you available?'],
    ['  Hand\nwashing ', 'Hello Mama Asha! I would like to ask about your services: Hand washing. Are you available?'],
    ['', 'Hello Mama Asha! I would like to ask about your services. Are you available?'],
  ])('for the speciality %j', (speciality, message) => {
    expect(providerMessage({ name: ' Mama Asha ', speciality })).toBe(message)
  })
})

describe('the order', () => {
  it('is by rating, the unrated last, equals by name', () => {
    const rated = (name: string, rating: number | null) => ({ ...person, id: name, name, rating })
    const people = [rated('Zuhura', 4.1), rated('Ali', null), rated('Wanjiku', 4.9), rated('Brian', 4.1), rated('Otieno', 0)]
    expect(byRating(people).map(({ name }) => name)).toEqual(['Wanjiku', 'Brian', 'Zuhura', 'Otieno', 'Ali'])
    expect(people[0]?.name, 'what was given stays as it was').toBe('Zuhura')
  })
})

describe('the sections', () => {
  const { categories } = directories.transport
  const juma = { ...person, id: 'juma', name: 'Juma', category: 'boda-boda', speciality: 'Parcels', location: 'Likoni', description: '' }
  const agnes = { ...person, id: 'agnes', name: 'Agnes', category: 'tuk-tuk', speciality: 'Night rides', rating: 4.9, description: 'Music' }
  const everybody = [juma, agnes]
  const shown = (inSections: boolean, category: string, query = '', opened: string | null = null) =>
    sectionsOf({ categories, inSections }, everybody, { category, query, opened }).map(
      ({ title, entries }) => `${title}: ${entries.map(({ name }) => name).join()}`,
    )

  it('are the categories, in the order of the chips, where the directory asks for them', () => {
    expect(shown(true, 'all')).toEqual(['Boda Boda: Juma', 'Tuk Tuk: Agnes'])
  })

  it('are one list otherwise, and under a chip', () => {
    expect(shown(false, 'all')).toEqual(['null: Agnes,Juma'])
    expect(shown(true, 'tuk-tuk')).toEqual(['null: Agnes'])
  })

  it('leave out what nobody is in', () => {
    expect(shown(true, 'all', 'agnes')).toEqual(['Tuk Tuk: Agnes'])
    expect(shown(true, 'boda-boda', 'agnes')).toEqual([])
  })

  it.each(['JUM', 'parcel', 'likoni '])('find %j in a name, a speciality or a location', (query) => {
    expect(shown(false, 'all', query)).toEqual(['null: Juma'])
  })

  it('keep who is opened by a link, whatever the chip and the words', () => {
    expect(shown(false, 'boda-boda', 'submarine', 'agnes')).toEqual(['null: Agnes'])
    expect(shown(true, 'all', 'parcel', 'agnes')).toEqual(['Boda Boda: Juma', 'Tuk Tuk: Agnes'])
  })

  it('find words of a description', () => {
    expect(shown(false, 'all', 'music')).toEqual(['null: Agnes'])
  })
})
