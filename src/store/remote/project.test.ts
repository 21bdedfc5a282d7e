import { beforeEach, expect, it, vi } from 'vitest'
import { pictureUrl } from './project'

const file = '/storage/v1/object/public/item-images/0a1b/1-large.webp'
beforeEach(() => vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example'))

it('a picture is loaded from the app and from the storage of the project', () => {
  expect(pictureUrl('/pictures/food.svg#pilau')).toBe('/pictures/food.svg#pilau')
  for (const address of [file, `https://project.example${file}`])
    expect(pictureUrl(address)).toBe(`https://project.example${file}`)
})

it.each([
  `https://evil.example${file}`,
  `//evil.example${file}`,
  `https://project.example.evil.example${file}`,
  `https://project.example@evil.example${file}`,
  'https://project.example/rest/v1/items',
  `${file}?to=1`,
  'javascript:alert(1)',
  'data:image/png;base64,x',
  '/api/track',
  '',
])('nothing is loaded from %j', (address) => {
  expect(pictureUrl(address)).toBeNull()
})
