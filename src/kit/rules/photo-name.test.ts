import { describe, expect, test } from 'vitest'
import { photoFiles, photoName, smallPhoto } from './photo-name'

describe('photo files', () => {
  test.each([
    ['image/webp', 'amina/1-large.webp', 'amina/1-small.webp'],
    ['image/jpeg', 'amina/1-large.jpg', 'amina/1-small.jpg'],
  ] as const)('are a large and a small file for %s', (type, name, small) => {
    expect(photoName('amina/1', type)).toBe(name)
    expect(smallPhoto(`https://c.example/item-images/${name}`)).toBe(`https://c.example/item-images/${small}`)
    expect(photoFiles(name)).toEqual([name, small])
  })

  test('are a single file for a bundled picture', () => {
    expect(smallPhoto('amina/1.webp')).toBe('amina/1.webp')
    expect(photoFiles('amina/1.webp')).toEqual(['amina/1.webp'])
  })

  test.each([
    '/pictures/campus.svg#fallback',
    'blob:https://c.example/1-large',
    'https://c.example/a-large.webp/b.png',
    '',
  ])('leave other URLs unchanged: %s', (address) => expect(smallPhoto(address)).toBe(address))
})
