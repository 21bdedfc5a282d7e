import { describe, expect, it } from 'vitest'
import { directoryChoices } from './choices'
import { byRating, searchPeople, type DirectoryEntry } from './directories'

const provider: DirectoryEntry = {
  id: 'asha',
  name: 'Mama Asha',
  speciality: 'Hand washing',
  category: 'mamafua',
  rating: 4.5,
  ratings: 0,
  ratedAs: 'service_providers:asha',
  location: 'Tudor',
  availability: 'Every day',
  hours: null,
  capacity: '',
  description: 'Comes to your room.',
  image: null,
  phone: '0700000001',
  whatsapp: '0700000001',
}

describe('the order of providers', () => {
  it('is by rating, then by name, with unrated ones last', () => {
    const rated = (name: string, rating: number | null) => ({ ...provider, id: name, name, rating })
    const providers = [
      rated('Zuhura', 4.1),
      rated('Ali', null),
      rated('Wanjiku', 4.9),
      rated('Brian', 4.1),
      rated('Otieno', 0),
    ]
    expect(byRating(providers).map(({ name }) => name)).toEqual(['Wanjiku', 'Brian', 'Zuhura', 'Otieno', 'Ali'])
    expect(providers[0]?.name, 'the input is not modified').toBe('Zuhura')
  })
})

describe('the sections', () => {
  const categories = directoryChoices.transport
  const juma = {
    ...provider,
    id: 'juma',
    name: 'Juma',
    category: 'boda-boda',
    speciality: 'Parcels',
    location: 'Likoni',
    description: '',
  }
  const agnes = {
    ...provider,
    id: 'agnes',
    name: 'Agnes',
    category: 'tuk-tuk',
    speciality: 'Night rides',
    rating: 4.9,
    description: 'Music',
  }
  const listed = [juma, agnes]
  const shown = (inSections: boolean, category: string, query = '', opened: string | null = null) =>
    searchPeople({ categories, inSections }, listed, { category, query, opened }).sections.map(
      ({ category: heading, entries }) => `${heading}: ${entries.map(({ name }) => name).join()}`,
    )

  it('are the categories in chip order, if the directory has sections', () => {
    expect(shown(true, 'all')).toEqual(['boda-boda: Juma', 'tuk-tuk: Agnes'])
  })

  it('are a single list otherwise, and under a chip', () => {
    expect(shown(false, 'all')).toEqual(['null: Agnes,Juma'])
    expect(shown(true, 'tuk-tuk')).toEqual(['null: Agnes'])
  })

  it('leave out empty categories', () => {
    expect(shown(true, 'all', 'agnes')).toEqual(['tuk-tuk: Agnes'])
    expect(shown(true, 'boda-boda', 'agnes')).toEqual([])
  })

  it.each(['JUM', 'parcel', 'likoni '])('find %j in a name, a speciality or a location', (query) => {
    expect(shown(false, 'all', query)).toEqual(['null: Juma'])
  })

  it('include the entry opened by a link, even if the chip or query excludes it', () => {
    expect(shown(false, 'boda-boda', 'submarine', 'agnes')).toEqual(['null: Agnes'])
    expect(shown(true, 'all', 'parcel', 'agnes')).toEqual(['boda-boda: Juma', 'tuk-tuk: Agnes'])
  })

  it('find text in a description', () => {
    expect(shown(false, 'all', 'music')).toEqual(['null: Agnes'])
  })
})
