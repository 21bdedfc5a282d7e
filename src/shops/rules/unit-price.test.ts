import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kes } from '@/kit/rules/money'
import { unitPrice, unitPriceOf } from './unit-price'

describe('the price of one unit of', () => {
  it.each([
    ['Tomatoes (1 kg)', 120, 120, 'kg'],
    ['Maize Flour 2 kg', 165, 83, 'kg'],
    ['Unga 2kg', 165, 83, 'kg'],
    ['Garlic (250 g)', 120, 480, 'kg'],
    ['Whole Chicken (about 1.2 kg)', 580, 483, 'kg'],
    ['Watermelon (whole, about 3 kg)', 220, 73, 'kg'],
    ['Fresh Milk Packet (500 ml)', 65, 130, 'litre'],
    ['Milk 500ml', 65, 130, 'litre'],
    ['Farm Milk (1 litre)', 110, 110, 'litre'],
    ['Cooking Oil 5 L Jerrycan', 1480, 296, 'litre'],
    ['Milk 6 x 500 ml', 390, 130, 'litre'],
    ['Soda 1,5 litres', 150, 100, 'litre'],
    ['Rice (1,500 g)', 300, 200, 'kg'],
    ['Tray of 30 eggs', 490, 16, 'piece'],
    ['Tray of Eggs (30)', 490, 16, 'piece'],
    ['Eggs (half dozen)', 105, 18, 'piece'],
    ['Ripe Bananas (dozen)', 120, 10, 'piece'],
    ['Oranges (5 pieces)', 100, 20, 'piece'],
    ['Green Maize (2 cobs)', 60, 30, 'piece'],
    ['Smokies (pack of 22)', 560, 25, 'piece'],
    ['Instant Noodles (5 pack)', 240, 48, 'piece'],
    ['Panadol Extra (12 tablets)', 80, 6.67, 'piece'],
    ['Redoxon Vitamin C (10 effervescent tablets)', 350, 35, 'piece'],
    ['Rice 1/2 kg', 90, 180, 'kg'],
    ['Rice ½ kg', 90, 180, 'kg'],
    ['Rice 1½ kg', 270, 180, 'kg'],
    ['Rice (2 1/2 kg)', 450, 180, 'kg'],
    ['Royco 3⁄4kg', 300, 400, 'kg'],
    ['Milk 500 ml x 6', 390, 130, 'litre'],
    ['Milk 500ml×6', 390, 130, 'litre'],
    ['Milk 500 ml (x6)', 390, 130, 'litre'],
    ['Milk 500 ML X 6 pcs', 390, 130, 'litre'],
    ['6 packets of 500 ml, Milk', 390, 130, 'litre'],
    ['Milk 3.5% fat, 500 ml', 65, 130, 'litre'],
    ['Panadol 10 tablets x 3', 210, 7, 'piece'],
    ['Panadol (2 x 10 tablets)', 140, 7, 'piece'],
    ['Panadol (3 strips of 10 tablets)', 210, 7, 'piece'],
    ['Eggs (2 dozen)', 360, 15, 'piece'],
    ['Eggs (½ dozen)', 90, 15, 'piece'],
    ['Water, pack of 12 x 500 ml', 360, 60, 'litre'],
    ['Soda 300 ml (pack of 24)', 960, 40, 'piece'],
  ] as const)('%s for %i is %d a %s', (name, price, perUnit, unit) => {
    expect(unitPrice(name, kes(price), 'measures')).toEqual({ price: perUnit, unit })
  })

  it.each([
    'Sukuma Wiki (bunch)',
    'Avocado (each)',
    'Flash Disk 32 GB',
    'Power Bank 10,000 mAh',
    'Zentel (1 tablet)',
    'Microgynon 30 (1 cycle)',
    'Sunscreen SPF 50',
    'Balm (10 g tin)',
    'Beef Pilau',
    '',
  ])('"%s" is not known', (name) => {
    expect(unitPrice(name, kes(100), 'measures')).toBeNull()
  })

  it.each([
    'Rice 2-3 kg',
    'Rice 2 – 3 kg',
    'Rice 1 kg or 2 kg',
    'Rice 1kg/2kg',
    'Rice 2 to 3 kg',
    'Unga 2 kg + 1 kg',
    'Unga 2 kg + free mug',
    'Rice 3/2 kg',
    'Rice 1/0 kg',
    'Rice 1/2/3 kg',
    'Milk 500 ml x 6 x 2',
    '2 x 6 x 500 ml',
    'Milk x6, 500 ml',
    'Milk 500 ml 6pk',
    'Crate of soda 300 ml',
    'Bale of unga 2 kg',
    'Twin pack 500 g',
    'Scale up to 150 kg',
    'Wings 1 kg (8-10 pieces)',
    'Panadol 8 to 10 tablets',
    'Panadol 12 + 2 tablets',
    'Panadol 10/20 tablets',
    '5 pack of 6',
    'Pegs 1,500 pieces',
    'Eggs (2-3 dozen)',
  ])('"%s" says more than one amount', (name) => {
    expect(unitPrice(name, kes(100), 'measures')).toBeNull()
  })

  it('a medicine is that of a tablet, never of its milligrams or its bottle', () => {
    expect(unitPrice('Ibuprofen 400 mg (10 tablets)', kes(60), 'counts')).toEqual({ price: 6, unit: 'piece' })
    expect(unitPrice('Benylin Cough Syrup (100 ml)', kes(480), 'counts')).toBeNull()
  })

  it('a kettle is not that of a litre', () => {
    const kettle = { name: 'Electric Kettle 1.8 L', price: kes(1450), category: 'electronics' }
    expect(unitPriceOf(kettle, 'measures')).toBeNull()
    expect(unitPriceOf({ ...kettle, name: 'Cooking Oil 1 L', category: 'groceries' }, 'measures')).toEqual({
      price: 1450,
      unit: 'litre',
    })
    expect(unitPriceOf({ ...kettle, category: 'groceries' }, null)).toBeNull()
  })

  it('any name is an amount or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom('0', '9', '.', ',', ' ', 'k', 'g', 'l', '(', ')', 'x') }),
        ),
        fc.integer({ min: 0, max: 1_000_000 }),
        (name, price) => {
          const found = unitPrice(name, kes(price), 'measures')
          return found === null || Number.isFinite(found.price)
        },
      ),
    )
  })
})
