import { describe, expect, it } from 'vitest'
import { isAppPath, isDrawnPicture, isStoragePath, isWebLink } from './own-address'

const never = [
  '',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  '/ a',
  ' /a',
  '/a\n',
  '/\t/evil.example',
  'https:/\\evil.example',
  'https://evil.example\\@tum.ac.ke',
  'https://tum.ac.ke@evil.example',
  'http://tum.ac.ke',
  'https://',
  'https://a b',
  'https://tum.ac.ke/\u0001',
]

describe('what a row may name', () => {
  it.each(never)('%j is neither a link nor a path of the app, nor a picture', (address) => {
    expect([isWebLink(address), isAppPath(address), isStoragePath(address), isDrawnPicture(address)]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
  it.each(['https://www.tum.ac.ke', 'https://portal.tum.ac.ke:8443/login?a=b@c#d', 'HTTPS://tum.ac.ke/é'])(
    '%s is a link',
    (address) => {
      expect([isWebLink(address), isAppPath(address)]).toEqual([true, false])
    },
  )
  it.each(['/', '/food-delivery?tab=1#x'])('%s is a path of the app', (address) => {
    expect([isWebLink(address), isAppPath(address)]).toEqual([false, true])
  })
  it.each([
    '/storage/v1/object/public/item-images/0a/1b/1-large.webp',
    '/storage/v1/object/public/product-images/tum/1.jpg',
  ])('%s is a file of the storage', (address) => {
    expect(isStoragePath(address)).toBe(true)
  })
  it.each([
    '/storage/v1/object/public/item-images/../x.webp',
    '/storage/v1/object/public/item-images/a/1.webp?to=1',
    '/storage/v1/object/sign/a/b/1.webp',
    '/storage/v1/object/public/a/b/1.svg',
  ])('%s is none', (address) => {
    expect(isStoragePath(address)).toBe(false)
  })
  it('a picture of the app is one of its sheets', () => {
    expect(
      ['/pictures/food.svg#pilau', '/pictures/food.svg', '/pictures/../food.svg#pilau'].map(isDrawnPicture),
    ).toEqual([true, false, false])
  })
})
