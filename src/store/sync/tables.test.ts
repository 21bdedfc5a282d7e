import { beforeEach, expect, it, vi } from 'vitest'
import { readRow } from './pull/read-row'
import { readableRows } from './pull/sync-answer'
import { tables } from './tables'

const file = '/storage/v1/object/public/product-images/tum/1-large.webp'
beforeEach(() => vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example'))

const id = '540b5000-0000-4000-8000-000000000001'
const at = { id, rev: 1, created_at: '2026-11-24T08:00:00Z' }
const grocery = {
  ...at,
  name: 'Kale',
  description: null,
  price: 30,
  category: 'produce',
  image_url: null,
  store_name: null,
  whatsapp: null,
}
const link = { ...at, name: 'Portal', description: null, url: 'https://portal.example', icon: null }

it('keeps a row whose picture is of another host, without it', () => {
  expect(readRow('groceries', { ...grocery, image_url: `https://evil.example${file}` })).toEqual(grocery)
  expect(readRow('groceries', { ...grocery, image_url: file })).toEqual({
    ...grocery,
    image_url: `https://project.example${file}`,
  })
})

it('keeps the place of a photo of another host, and pulls it so', () => {
  const photo = {
    id,
    rev: 1,
    created_at: '2026-11-24T08:00:00Z',
    item_id: id,
    image_url: 'https://evil.example/track.webp',
    position: 1,
  }
  expect(readRow('item_photos', photo)).toEqual({ ...photo, image_url: '' })
  const answer = { columns: Object.keys(photo), rows: [Object.values(photo)] }
  expect(readableRows(tables.item_photos.schema, answer)).toEqual({ rows: [{ ...photo, image_url: '' }], skipped: 0 })
})

it('leaves out a link that is none, and a web site', () => {
  expect(readRow('university_links', link)).toEqual(link)
  for (const url of [
    'javascript:alert(1)',
    '//evil.example',
    'http://portal.example',
    'https://tum.ac.ke@evil.example',
  ])
    expect(readRow('university_links', { ...link, url })).toBeNull()
  const campus = {
    ...at,
    slug: 'tum',
    name: 'TUM',
    short_name: 'TUM',
    town: 'Mombasa',
    colour: '#112233',
    contacts: [],
    emergency: [],
    position: 0,
  }
  expect(readRow('campuses', { ...campus, website: 'javascript:alert(1)' })).toEqual({ ...campus, website: null })
})
