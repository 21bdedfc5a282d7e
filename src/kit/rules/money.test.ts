import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addKes, InvalidAmountError, kes, maxKes, maxPrice, parseKes, timesKes, zeroKes, type Kes } from './money'

const cents = (max = 1_000_000_000) => fc.integer({ min: 0, max })
const amount = (c: number): Kes => kes(c / 100)

describe('an amount of shillings', () => {
  it('accepts any whole number of cents from 0', () => {
    fc.assert(
      fc.property(cents(maxKes * 100), (c) => {
        expect(Math.round(amount(c) * 100)).toBe(c)
      }),
    )
  })

  it.each([-1, -0.01, 0.001, 1.005, 99.999, NaN, Infinity, -Infinity, maxKes + 1])('rejects %d', (n) => {
    expect(() => kes(n)).toThrow(InvalidAmountError)
  })

  it('reports the rejected number', () => {
    expect(() => kes(-5)).toThrow(expect.objectContaining({ name: 'InvalidAmountError', amount: -5 }))
  })

  it('turns -0 into 0', () => {
    expect(Object.is(kes(-0), 0)).toBe(true)
  })
})

describe('parsing an amount', () => {
  it.each([
    [1250, 1250],
    [99.5, 99.5],
    [0, 0],
    ['1250', 1250],
    [' 1,250 ', 1250],
    ['12,500.50', 12500.5],
    ['1250.00', 1250],
    [maxPrice, maxPrice],
  ])('reads %j', (input, read) => {
    expect(parseKes(input)).toBe(read)
  })

  it.each([
    -1,
    1.234,
    NaN,
    maxPrice + 1,
    '',
    ' ',
    '-5',
    '1e3',
    '0x10',
    '12,50',
    '1.234',
    '1.200',
    '1250.000',
    'KSh 5',
    '5/=',
    null,
    undefined,
    true,
    [5],
    {},
  ])('rejects %j', (input) => {
    expect(parseKes(input)).toBeNull()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const read = parseKes(input)
        expect(read === null || read >= 0).toBe(true)
      }),
    )
  })
})

describe('adding', () => {
  it('is exact to the cent', () => {
    expect(addKes(kes(0.1), kes(0.2))).toBe(0.3)
    fc.assert(
      fc.property(cents(), cents(), (a, b) => {
        expect(addKes(amount(a), amount(b))).toBe(amount(a + b))
      }),
    )
  })

  it('is commutative and associative, and zero is neutral', () => {
    fc.assert(
      fc.property(cents(), cents(), cents(), (x, y, z) => {
        const [a, b, c] = [amount(x), amount(y), amount(z)]
        expect(addKes(a, b)).toBe(addKes(b, a))
        expect(addKes(addKes(a, b), c)).toBe(addKes(a, addKes(b, c)))
        expect(addKes(a, zeroKes)).toBe(a)
      }),
    )
  })

  it('rejects a sum too large to be exact', () => {
    expect(() => addKes(kes(maxKes), kes(0.01))).toThrow(InvalidAmountError)
  })
})

describe('multiplying', () => {
  it('is exact to the cent', () => {
    expect(timesKes(kes(1.1), 3)).toBe(3.3)
    fc.assert(
      fc.property(cents(), fc.integer({ min: 0, max: 9_999 }), (c, q) => {
        expect(timesKes(amount(c), q)).toBe(amount(c * q))
      }),
    )
  })

  it('equals repeated addition', () => {
    fc.assert(
      fc.property(cents(), fc.integer({ min: 0, max: 30 }), (c, q) => {
        const sum = Array.from({ length: q }, () => amount(c)).reduce(addKes, zeroKes)
        expect(timesKes(amount(c), q)).toBe(sum)
      }),
    )
  })

  it.each([-1, 0.5, NaN, Infinity])('rejects a quantity of %d', (quantity) => {
    expect(() => timesKes(kes(100), quantity)).toThrow(InvalidAmountError)
  })
})
