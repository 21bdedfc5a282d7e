import { describe, expect, it } from 'vitest'
import type { ItemRow, Values } from './item-row'
import { earlierValues, hasLostPicture } from './take-back'
import { tabSpec } from './tabs'

const row = (values: Values, photos: ItemRow['photos'] = []): ItemRow => ({
  id: 'a',
  rev: 1,
  createdAt: '',
  values,
  photos,
})
const stored = 'https://project.example/storage/v1/object/public/product-images/tum/1-large.webp'

describe('what a change took away', () => {
  it('is what an item had where it differs, and nothing that the form does not have', () => {
    const before = row({ name: 'Unga', price: 200, description: null, store_name: 'Njeri', counted: 1 })
    const after = row({ name: 'Unga', price: 220, description: 'Fine', store_name: 'Njeri', counted: 2 })
    expect(earlierValues(tabSpec('groceries'), before, after)).toEqual({ price: 200, description: null })
  })

  it('is what an entry of a list had, its parts and what it lacked', () => {
    const part = { id: 'refill', name: '6kg', price: 1150 }
    const before = row({ name: 'Mwangaza', products: [part] })
    const after = row({ name: 'Mwangaza', products: [{ ...part, price: 1265 }], hours: 'Every day, 8AM to 5PM' })
    expect(earlierValues(tabSpec('gas'), before, after)).toEqual({ products: [part], hours: null })
  })

  it('cannot be given back where it was an uploaded picture', () => {
    const drawn = '/pictures/food.svg#pilau'
    expect(hasLostPicture(row({ image_url: stored }), row({ image_url: drawn }))).toBe(true)
    expect(hasLostPicture(row({ image_url: drawn }), row({ image_url: stored }))).toBe(false)
    expect(hasLostPicture(row({ image_url: stored, price: 1 }), row({ image_url: stored, price: 2 }))).toBe(false)
    expect(hasLostPicture(row({}, [{ id: 'p', url: stored, primary: true }]), row({}))).toBe(true)
    expect(hasLostPicture(row({ products: [{ id: 'refill', image: stored }] }), row({ products: [] }))).toBe(true)
  })
})
