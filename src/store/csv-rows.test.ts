import { describe, expect, it } from 'vitest'
import { csvRows, csvText } from './csv-rows'

const cellsOf = (...lines: readonly string[]) =>
  csvRows(lines.join('\n')).map(({ line, cells }) => `${line}: ${cells.join(' | ')}`)

describe('the rows of a CSV file', () => {
  it.each([
    [
      'a quote that opens the last cell',
      ['1,light,"felt bad', '2,heavy,fine'],
      ['1: 1 | light | "felt bad', '2: 2 | heavy | fine'],
    ],
    ['a quote that opens the last cell of all', ['1,light,"felt bad'], ['1: 1 | light | "felt bad']],
    [
      'inches',
      ['1,light,12" tape', '2,heavy,"12" tape', '3,,fine'],
      ['1: 1 | light | 12" tape', '2: 2 | heavy | "12" tape', '3: 3 |  | fine'],
    ],
    [
      'a quote before a well-formed cell',
      ['1,"light,good', '2,"heavy","good, really"', '3,,fine'],
      ['1: 1 | "light | good', '2: 2 | heavy | good, really', '3: 3 |  | fine'],
    ],
    [
      'a quote before an empty cell in quotes',
      ['1,"light,good', '2,"","good"'],
      ['1: 1 | "light | good', '2: 2 |  | good'],
    ],
    [
      'a row of quotes that is not closed',
      ['"1","light","felt bad', '"2","heavy","fine"'],
      ['1: 1 | light | "felt bad', '2: 2 | heavy | fine'],
    ],
    ['quotes inside a cell', ['1,"felt "bad" today",x', '2,,y'], ['1: 1 | "felt "bad" today" | x', '2: 2 |  | y']],
    ['a quote alone', ['1,",x', '2,,y'], ['1: 1 | " | x', '2: 2 |  | y']],
    ['several stray quotes', ['1,"a', '2,"b', '3,"c'], ['1: 1 | "a', '2: 2 | "b', '3: 3 | "c']],
  ])('are kept despite %s', (_, lines, rows) => {
    expect(cellsOf(...lines)).toEqual(rows)
    expect(csvRows(lines.join('\r\n')).map(({ cells }) => cells)).toEqual(
      csvRows(lines.join('\n')).map(({ cells }) => cells),
    )
    expect(csvRows(lines.join('\n').replaceAll(',', ';').replace('good; really', 'good, really'))).toHaveLength(
      rows.length,
    )
  })

  it.each([
    ['Prices of November', 'Id;Price', 'a, b;1,5'],
    ['Prices of November', '', 'Id\tPrice', 'a, b\t1,5'],
  ])('are divided as the names of the columns are, under a title (%#)', (...lines) => {
    expect(
      csvRows(lines.join('\n'))
        .slice(-2)
        .map(({ cells }) => cells),
    ).toEqual([
      ['Id', 'Price'],
      ['a, b', '1,5'],
    ])
  })

  it('have several lines in a cell of quotes, and the number of the first', () => {
    expect(cellsOf('1,"one', 'two, ""three""",x', '2,"a" ,"b"', '', '3,"c', '"')).toEqual([
      '1: 1 | one\ntwo, "three" | x',
      '3: 2 | a | b',
      '5: 3 | c\n',
    ])
  })

  it('are those that were written', () => {
    const rows = [
      ['a', '12" tape'],
      ['"', '""'],
      ['x\ny', ' "z" '],
      ['"open', 'shut"'],
    ]
    expect(csvRows(csvText(rows)).map(({ cells }) => cells)).toEqual(rows)
  })

  it('are whole in programs that divide them at semicolons and tabs, too', () => {
    expect(csvText([['a; b', 'c\td', 'e, f', 'g h']])).toBe('\ufeff"a; b","c\td","e, f",g h\r\n')
  })

  it('are read quickly where every row has a stray quote', () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `${index},"12" tape,"open`)
    expect(csvRows(lines.join('\n'))).toHaveLength(20_000)
  })
})
