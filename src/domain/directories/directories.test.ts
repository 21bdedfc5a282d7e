import { describe, expect, it } from 'vitest'
import type { DirectoryEntry } from './directory-entry'
import { byRating, sectionsOf, type DirectorySpec } from './directory-spec'
import { directories } from './registry'
import { providerMessage, serviceProviders } from './service-providers'

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

describe.each(Object.entries<DirectorySpec>(directories))('the declaration of %s', (_id, spec) => {
  it('begins its chips with all, and has no chip twice', () => {
    const values = spec.categories.map((chip) => chip.value)
    expect(values[0]).toBe('all')
    expect(new Set(values).size).toBe(values.length)
    expect(new Set(spec.categories.map((chip) => chip.label)).size).toBe(values.length)
  })

  it('says everything that a screen says', () => {
    const { title, intro, backLabel, callLabel } = spec
    for (const text of [title, intro, backLabel, callLabel]) expect(text.trim()).not.toBe('')
    expect(spec.searchPlaceholder).toMatch(/^Search .+\.\.\.$/)
    expect(spec.loadingText).toMatch(/^Loading .+\.\.\.$/)
    expect(spec.emptyText).toMatch(/^No .+ found matching your search\.$/)
  })
})

describe('Get Cheap Services', () => {
  it('has the specified texts', () => {
    expect(serviceProviders).toMatchObject({
      title: 'Get Cheap Services',
      searchPlaceholder: 'Search service providers...',
      loadingText: 'Loading service providers...',
      emptyText: 'No service providers found matching your search.',
      backLabel: 'Back to Home',
      callLabel: 'Contact',
      chat: { label: 'WhatsApp' },
    })
  })

  it('has the specified chips', () => {
    expect(serviceProviders.categories.map(({ value, label }) => `${value} (${label})`)).toEqual([
      'all (All Services)',
      'mamafua (Laundry)',
      'fundi (Technician)',
      'poshomill (Mill Services)',
      'salon (Beauty & Salon)',
      'wifi (WiFi Installation)',
      'photography (Photography)',
      'bakery (Bakery)',
      'cleaning (Cleaning)',
    ])
  })
})

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
  const shown = (inSections: boolean, category: string, query = '') =>
    sectionsOf({ categories, inSections }, everybody, category, query).map(
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

  it('find words of a description', () => {
    expect(shown(false, 'all', 'music')).toEqual(['null: Agnes'])
  })
})
