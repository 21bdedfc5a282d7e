import { describe, expect, it } from 'vitest'
import { rank } from './rank'

type Thing = { readonly name: string }
const named = (...names: string[]): Thing[] => names.map((name) => ({ name }))
const ranked = (query: string, things: readonly Thing[]) =>
  rank(query, things, ({ name }) => [name]).map(({ name }) => name)

describe('what is found', () => {
  it.each([
    ['10000mah', 'Power Bank 10,000 mAh'],
    ['10,000mah', 'Power Bank 10000 mAh'],
    ['10 000 mah', 'Power Bank 10,000mAh'],
    ['power bank 10000', 'Power Bank 10,000 mAh'],
    ["10'000 mah", 'Power Bank 10.000 mAh'],
    ['1.5 l', 'Soda 1,5 l'],
    ['soda 1.5', 'Orange Soda, 1.5 l'],
    ['13 gas', '13kg Gas Refill'],
    ['6 kilo gesi', '6kg Gas Refill'],
    ['gesi kilo 6', '6kg Gas Refill'],
  ])('is the same number in another way of writing: %s, %s', (query, name) => {
    expect(ranked(query, named('Power Bank 20,000 mAh', 'Soda 2.5 l', 'Gas 36 kg', 'Sixty', name))).toEqual([name])
  })

  it.each([
    ['15kg gas', '13kg Gas Refill'],
    ['3kg', '13kg Gas Refill'],
    ['3 kg', 'Gas, 1.3 kg'],
    ['5 kg gas', '15 kg gas'],
    ['papers 2023', 'Past papers 2021'],
    ['note20', 'Galaxy Note10'],
    ['fx-82', 'Casio fx-88'],
    ['000 mah', 'Power Bank 10,000 mAh'],
    ['bank 10 mah', 'Power Bank 10,000 mAh'],
  ])('is no other number: %s, %s', (query, name) => {
    expect(ranked(query, named(name))).toEqual([])
  })

  it('has numbers that are still being typed', () => {
    expect(ranked('papers 20', named('Past papers 2021'))).toEqual(['Past papers 2021'])
    expect(ranked('elitebook 84', named('HP EliteBook 840 G5'))).toEqual(['HP EliteBook 840 G5'])
  })

  it.each([
    ['two bedroom', '2 Bedroom House'],
    ['2-bedroom', 'Two-bedroom flat'],
    ['one-bedroom', '1 Bedroom, Tudor'],
    ['one bedroom', '1bedroom'],
    ['vyumba viwili', '2 Bedroom House'],
    ['vyumba vitatu', 'Three-bedroom house'],
    ['viti viwili', 'Two-seater chair'],
    ['mbili', 'Chapo 2'],
  ])('has numbers in words and in digits: %s, %s', (query, name) => {
    expect(ranked(query, named('12 Bedroom House', 'Bedroom, 2,000 a night', 'Chair for 21', name))).toEqual([name])
  })
})
