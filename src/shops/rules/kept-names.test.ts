import { describe, expect, it } from 'vitest'
import { keptRestaurants } from './kept-names'

const [one, other] = ['0700000085', '0700000086']
const dish = (id: string, restaurant: string, whatsapp = one, restaurantId?: string) => ({
  id,
  restaurant,
  whatsapp,
  ...(restaurantId === undefined ? {} : { restaurantId }),
})

describe('a restaurant', () => {
  const rehema = [dish('pilau', 'Mama Rehema'), dish('biryani', 'Mama Rehema'), dish('fries', 'Main Gate', other)]

  it('needs no id while it has its first name', () => {
    expect(keptRestaurants([], rehema)).toEqual(rehema)
    expect(keptRestaurants(rehema, [...rehema, dish('chai', 'Mama Rehema!', other)])).toEqual([
      ...rehema,
      dish('chai', 'Mama Rehema!', other),
    ])
  })

  it('that is renamed is known by its first name, at once or dish by dish', () => {
    const half = keptRestaurants(
      rehema,
      rehema.map((each) => (each.id === 'pilau' ? { ...each, restaurant: 'Rehema’s Kitchen' } : each)),
    )
    expect(half).toEqual([
      dish('pilau', 'Rehema’s Kitchen', one, 'mama-rehema'),
      dish('biryani', 'Mama Rehema'),
      rehema[2],
    ])
    const whole = [
      dish('pilau', 'Rehema’s Kitchen', one, 'mama-rehema'),
      dish('biryani', 'Rehema’s Kitchen', one, 'mama-rehema'),
      rehema[2],
    ]
    expect(keptRestaurants(half, [half[0], dish('biryani', 'Rehema’s Kitchen', other), rehema[2]])).toMatchObject([
      { restaurantId: 'mama-rehema' },
      { restaurantId: 'mama-rehema' },
      {},
    ])
    expect(
      keptRestaurants(rehema, [dish('pilau', 'Rehema’s Kitchen'), dish('biryani', 'Rehema’s Kitchen'), rehema[2]]),
    ).toEqual(whole)
    // With its first name again it is who it was.
    expect(
      keptRestaurants(whole, [
        dish('pilau', 'Mama Rehema', one, 'mama-rehema'),
        dish('biryani', 'Mama Rehema', one, 'mama-rehema'),
        rehema[2],
      ]),
    ).toEqual(rehema)
  })

  it('that takes the name of one that was renamed is another, whatever comes first in the list', () => {
    const renamed = [dish('pilau', 'Rehema’s Kitchen', one, 'mama-rehema')]
    const taker = { id: 'omena', restaurant: 'Mama Rehema', whatsapp: other }
    const expected = { ...taker, restaurantId: 'mama-rehema-2' }
    expect(keptRestaurants(renamed, [...renamed, taker])).toEqual([...renamed, expected])
    expect(keptRestaurants([dish('pilau', 'Mama Rehema')], [taker, dish('pilau', 'Rehema’s Kitchen')])).toEqual([
      expected,
      ...renamed,
    ])
    expect(keptRestaurants([...renamed, expected], [...renamed, expected, { ...taker, id: 'kunde' }])).toEqual([
      ...renamed,
      expected,
      { ...expected, id: 'kunde' },
    ])
  })

  it('to which a dish moves is who it was, and a new one with another number is new', () => {
    expect(keptRestaurants(rehema, [dish('pilau', 'Main Gate'), ...rehema.slice(1)])).toEqual([
      dish('pilau', 'Main Gate'),
      ...rehema.slice(1),
    ])
    expect(keptRestaurants(rehema, [dish('pilau', 'Swahili Plates', other), ...rehema.slice(1)])).toEqual([
      dish('pilau', 'Swahili Plates', other),
      ...rehema.slice(1),
    ])
  })

  it('that took the name of another restaurant and then its own again leaves the other one', () => {
    const [pilau, fries] = [dish('pilau', 'Mama Rehema'), dish('fries', 'Main Gate', other)]
    const taken = keptRestaurants([pilau, fries], [dish('pilau', 'Main Gate'), fries])
    expect(keptRestaurants(taken, [pilau, fries])).toEqual([pilau, fries])
    // A restaurant with one number is renamed dish by dish, as ever.
    const joined = [dish('pilau', 'Main Gate', other), fries]
    expect(keptRestaurants(joined, [dish('pilau', 'Main Gate Café', other), fries])).toEqual([
      dish('pilau', 'Main Gate Café', other, 'main-gate'),
      fries,
    ])
  })

  it('keeps its id whatever else is changed, also by what does not know of it', () => {
    const renamed = dish('pilau', 'Rehema’s Kitchen', one, 'mama-rehema')
    expect(keptRestaurants([renamed], [{ ...dish('pilau', 'Rehema’s Kitchen', other), price: 5 }])).toEqual([
      { ...renamed, whatsapp: other, price: 5 },
    ])
  })

  it('cannot be named by who writes the list, and what is no dish stays', () => {
    expect(keptRestaurants([], [dish('pilau', 'Mama Rehema', one, 'main-gate'), 'x', { id: 'y' }])).toEqual([
      dish('pilau', 'Mama Rehema'),
      'x',
      { id: 'y' },
    ])
    expect(keptRestaurants([], [dish('pilau', '饭馆')])).toEqual([dish('pilau', '饭馆')])
  })
})
