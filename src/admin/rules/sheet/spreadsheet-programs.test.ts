import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeFormulas, unescapeFormulas, escapeCell, unescapeCell } from './spreadsheet-programs'

/** The cells that programs find in a cell, of which some take a semicolon, a tab or a line break for the end of one. */
const piecesOf = (cell: string): readonly string[] => cell.split(/[;\t\r\n]/)

describe('a formula', () => {
  it.each(['=1+1', '+254 700', '-5', '@cmd', "'=x", ' =1+1', '\u00a0=1+1', '＝1+1', '＋1', '－1', '＠cmd'])(
    '%j is written as text',
    (cell) => {
      expect(escapeFormulas(cell)).toBe(`'${cell}`)
    },
  )
  it.each(['\t=x', '\r=x', '\n=x', 'Kale;=1+1', 'Kale\t@cmd', 'Kale\n=1+1', 'Kale\r\n+1', "Kale;'=1", 'Kale; -1'])(
    '%j is written as text, wherever a program divides it',
    (cell) => {
      expect(piecesOf(escapeFormulas(cell)).filter((piece) => /^\s*[=+\-@]/.test(piece))).toEqual([])
    },
  )
  it.each(['Kale', 'a-b', 'Room 4; near the gate', '1+1', ''])('%j is none', (cell) => {
    expect(escapeFormulas(cell)).toBe(cell)
  })
  it('is what it was after it was read', () => {
    fc.assert(fc.property(fc.string(), (cell) => unescapeFormulas(escapeFormulas(cell)) === cell))
    fc.assert(
      fc.property(
        fc.stringMatching(/^['=+\-@ ;\t\r\n＝]{0,8}\w*$/),
        (cell) => unescapeFormulas(escapeFormulas(cell)) === cell,
      ),
    )
  })
})

describe('a value', () => {
  it.each([
    '24/7',
    '2-3',
    '1/2',
    '1 1/2',
    '29/11/2026',
    '2026-11-29',
    '24-Jul',
    '5 May',
    'Machi 5',
    '0712 345 678',
    '(020) 123-456',
    '007',
    '4.50',
    '1,250',
    'KSh 500',
    'Ksh500',
    '50%',
    '1E10',
    '12345678901',
    'TRUE',
    'kweli',
    '8:00',
    '9AM',
    '5 p',
    '½',
    '２４/７',
    '٢٤/٧',
    '1 200',
  ])('%j is written as text', (cell) => {
    expect(escapeCell(cell)).toBe(`'${cell}`)
  })
  it.each([
    'Kale',
    '6kg Gas Refill',
    '2 kg',
    '40',
    '0',
    'Every day, 7AM to 9PM',
    'May',
    'Market 5',
    '500/=',
    'Room 2-3',
    "'90s party",
    '1st May at the hall',
    '',
    'gas-mwangaza-6kg',
    'p-13',
    'A 5',
  ])('%j is none', (cell) => {
    expect(escapeCell(cell)).toBe(cell)
  })
  it('is what it was after it was read', () => {
    const typed = fc.stringMatching(/^['=+\-@ ;\t\r\n＝\d/.,:eE]{0,8}(?:May|PM|x)?$/)
    fc.assert(fc.property(fc.oneof(fc.string(), typed), (cell) => unescapeCell(escapeCell(cell)) === cell))
  })
})
