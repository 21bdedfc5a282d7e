import { expect, it } from 'vitest'
import { chosenFilters, noFilters, quickPicks } from '@/housing/rules/rental-filters'
import { kes } from '@/kit/rules/money'
import { filterText, pickText, showText } from './rental-filters'
import { outsideText, pinName, pinText } from './rental-parts'

it('every filter in use has a name of its own', () => {
  const filters = chosenFilters({
    ...noFilters,
    min: kes(5000),
    max: kes(8000),
    walk: 15,
    amenities: ['Wi-Fi'],
    saved: true,
    sort: 'nearest',
  })
  expect(filters.map(filterText)).toEqual([
    'From KSh 5,000',
    'Up to KSh 8,000',
    '15 min walk or less',
    'Wi-Fi',
    'Saved only',
    'Nearest first',
  ])
})

it('what many ask for is said in a few words', () => {
  expect(quickPicks.map(pickText)).toEqual([
    'Bedsitters up to KSh 8,000 near the gate',
    '10 min walk or less',
    'Up to KSh 6,000',
    'Hostels in walking distance',
  ])
})

it('the button of the filters counts what it will show', () => {
  expect([0, 1, 5].map(showText)).toEqual(['No rooms found', 'Show 1 room', 'Show 5 rooms'])
})

it('a pin has its price; several rooms the lowest', () => {
  const room = (id: string, price: number) => ({ id, monthlyPrice: kes(price), position: { east: 0, north: 0 } })
  const one = { x: 0, y: 0, rentals: [room('a', 7200)] } as const
  const two = { x: 0, y: 0, rentals: [room('a', 9500), room('b', 7200)] } as const
  expect([pinText(one), pinText(two)]).toEqual(['7,200', '2 · 7,200+'])
  expect([pinName(one, () => 'Corner Bedsitter'), pinName(two, () => '')]).toEqual([
    'KSh 7,200, Corner Bedsitter',
    '2 rooms from KSh 7,200',
  ])
})

it('what the map leaves out is said', () => {
  expect([outsideText(0, 0), outsideText(3, 0), outsideText(1, 2)]).toEqual([
    '',
    '3 rooms outside the map: go farther out to see them.',
    '1 room outside the map: go farther out to see them. 2 rooms without a place on the map, in the list below.',
  ])
})
