import { describe, expect, it } from 'vitest'
import { readMeasure, usedWords, withOwnWord } from './typed-signs'

describe('a measured number', () => {
  it.each([
    ['temperature', '36,55', 36.55],
    ['temperature', ' 36.5 ', 36.5],
    ['temperature', '36.555', 36.55],
    ['temperature', '36.5 °C', 36.5],
    ['temperature', '٣٦٫٥', 36.5],
    ['temperature', '36.525', 36.52],
    ['temperature', '98.6', null],
    ['weight', '1.200', null],
    ['weight', '61', 61],
    ['weight', '19.9', null],
    ['weight', 'sixty', null],
    ['weight', '', null],
  ] as const)('%s "%s" is %s', (measure, text, expected) => {
    expect(readMeasure(measure, text)).toBe(expected)
  })
})

describe('words of one’s own', () => {
  it('are added once, without needless spaces', () => {
    expect(withOwnWord(['Ibuprofen'], '  Hot   flush ')).toEqual(['Ibuprofen', 'Hot flush'])
    expect(withOwnWord(['Ibuprofen'], 'ibuprofen')).toEqual(['Ibuprofen'])
    expect(withOwnWord(['Ibuprofen'], ' ')).toEqual(['Ibuprofen'])
    expect(
      withOwnWord(
        Array.from({ length: 10 }, (_, n) => `word ${n}`),
        'one more',
      ),
    ).toHaveLength(10)
  })

  it('are offered again, the latest first', () => {
    const days = [{ medicines: ['Iron', 'Ibuprofen'] }, { medicines: [] }, { medicines: ['ibuprofen', 'Paracetamol'] }]
    expect(usedWords(days, 'medicines')).toEqual(['ibuprofen', 'Paracetamol', 'Iron'])
  })
})
