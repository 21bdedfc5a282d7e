import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kes, maxKes } from './money'
import { readKes, readQuantity, type Typed } from './typed-number'

const shown = (typed: Typed) =>
  typed.kind === 'amount' ? typed.amount : typed.kind === 'unclear' ? typed.readings : typed.kind

describe('an amount as people type it', () => {
  it.each([
    '1200',
    ' 1,200 ',
    '1 200',
    '1\u00a0200',
    '1\u202f200',
    '1’200',
    "1'200",
    'KSh 1,200',
    'KSh. 1200',
    'Kshs1,200.00',
    'KES 1200',
    'sh 1200',
    'Shs. 1,200/=',
    '1200/-',
    '1,200/=',
    '1200 bob',
    '1200 shillings',
    '1200 Kenya shillings',
    'shilingi 1200',
    '1200 sh',
    '1.2k',
    '1.2 K',
    'KSh 1.2k',
    'elfu 1.2',
    '1.2 thousand',
    '1200.',
    '1200.0',
    '\u202a1,200\u202c',
    '\u31641\u200d200\u2800',
    '١٢٠٠',
    '١٬٢٠٠',
    '۱۲۰۰',
    '１，２００',
  ])('reads %j as 1200', (text) => {
    expect(shown(readKes(text))).toBe(1200)
  })

  it.each([
    ['0', 0],
    ['0.00', 0],
    ['.50', 0.5],
    ['99.5', 99.5],
    ['1.200,50', 1200.5],
    ['1 200,50', 1200.5],
    ['1,200.50', 1200.5],
    ['1.200.000', 1_200_000],
    ['12,500,000', 12_500_000],
    ['5ksh', 5],
    ['5 k sh', 5000],
    ['1.5m', 1_500_000],
    ['laki 2', 200_000],
    ['1.25k', 1250],
    ['1,25k', 1250],
    // Two digits after a comma are cents.
    ['70,00', 70],
    ['70,0', 70],
    ['1.250,00', 1250],
    ['1 250,00', 1250],
    ['1250,00', 1250],
    ['12,50', 12.5],
    ['0,50', 0.5],
    ['KSh 70,00', 70],
    ['70,00/=', 70],
    ['70,000', 70_000],
    ['99999999999999999999', maxKes],
  ])('reads %j as %d', (text, amount) => {
    expect(shown(readKes(text))).toBe(amount)
  })

  it.each([
    ['1.200', 1200, 1.2],
    ['1.250', 1250, 1.25],
    ['19.999', 19_999, 20],
    ['KSh 5.000/=', 5000, 5],
    ['1250.000', 1_250_000, 1250],
    ['1,200.000', 1_200_000, 1200],
    ['1,2', 12, 1.2],
    ['1.250k', 1_250_000, 1250],
  ])('asks about %j', (text, more, less) => {
    expect(shown(readKes(text))).toEqual([more, less])
  })

  it.each(['', ' ', '\u200b', '\u2060 '])('finds nothing in %j', (text) => {
    expect(shown(readKes(text))).toBe('empty')
  })

  it.each([
    '-5',
    '1e3',
    '0x10',
    'much',
    'KSh',
    '/=',
    '1-2',
    '1000 - 2000',
    '1,20,000',
    '1 20',
    '1..2',
    '1²',
    '1½',
    '1200 a month',
    '2k k',
    'k 2k',
    'k1200',
    'elfu 2k',
    'Infinity',
    '$5',
    '5 k5',
  ])('reads no amount in %j', (text) => {
    expect(shown(readKes(text))).toBe('not-a-number')
  })

  it('never throws, and what it asks about differs', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,’ kKShm/=-٣') }),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const read = readKes(text)
        if (read.kind === 'amount') expect(kes(read.amount)).toBe(read.amount)
        if (read.kind === 'unclear') expect(read.readings[0]).toBeGreaterThan(read.readings[1] ?? Infinity)
      }),
    )
  })

  const around = fc.constantFrom<readonly [string, string]>(
    ['', ''],
    ['KSh ', ''],
    ['Sh', '/='],
    ['', ' bob'],
    [' ', ' /- '],
  )
  it('reads back every amount, however it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom(',', ' ', '\u00a0', '’', ''),
        around,
        (cents, separator, [before, after]) => {
          const amount = kes(cents / 100)
          const text = amount
            .toLocaleString('en', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })
            .replaceAll(',', separator)
          expect(shown(readKes(before + text + after))).toBe(amount)
        },
      ),
    )
  })

  it('does not take three decimals for cents, nor for thousands', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 999 }),
        around,
        (thousands, rest, [before, after]) => {
          expect(readKes(`${before}${thousands}.${String(rest).padStart(3, '0')}${after}`).kind).toBe('unclear')
        },
      ),
    )
  })
})

describe('a quantity as people type it', () => {
  const stock = { min: 0, max: 1_000_000 }
  const weight = { min: 20, max: 250 }

  it.each([
    ['12', stock, 12],
    ['1,200', stock, 1200],
    ['1 200', stock, 1200],
    ['١٢', stock, 12],
    ['2.5', stock, 2.5],
    ['2,5', stock, 2.5],
    ['-1', stock, 'not-a-number'],
    ['', stock, 'empty'],
    ['two', stock, 'not-a-number'],
    ['1.200', stock, [1200, 1.2]],
    ['1.000', stock, [1000, 1]],
    // Only one reading is possible.
    ['62.500', weight, 62.5],
    ['62,500', weight, 62.5],
    ['1.200', weight, 1200],
    ['-1,200', { min: -20_000, max: 20_000 }, -1200],
    ['−5', { min: -20_000, max: 20_000 }, -5],
  ] as const)('reads %j within %j as %j', (text, bounds, expected) => {
    expect(shown(readQuantity(text, bounds))).toEqual(expected)
  })

  it('knows its units', () => {
    expect(
      ['62 kg', '62kgs', '62 KG.', 'kg', '62 lb', '62 kg kg'].map((text) => shown(readQuantity(text, weight, 'kgs?'))),
    ).toEqual([62, 62, 62, 'not-a-number', 'not-a-number', 'not-a-number'])
  })

  it('reads back every number, and never throws', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.string({ unit: 'binary' }), (n, text) => {
        expect(shown(readQuantity(String(n), stock))).toBe(n)
        expect(shown(readQuantity(n.toLocaleString('en'), stock))).toBe(n)
        expect(() => readQuantity(text, stock, 'kgs?|%')).not.toThrow()
      }),
    )
  })
})
