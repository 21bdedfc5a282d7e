import { describe, expect, it } from 'vitest'
import { sheetLines } from './sheet-lines'

const lines = (text: string, known: readonly string[] = []) =>
  sheetLines(text, (cell) => known.includes(cell)).map(
    ({ line, cells, broken }) => `${line}${broken ? '!' : ''}: ${cells.join('|')}`,
  )

describe('a quote that is not closed', () => {
  it.each([
    [
      'up to the end',
      ['Id,Name,Price', 'a,Kale,30', 'b,"Milk,60', 'c,Eggs,20'],
      ['1: Id|Name|Price', '2: a|Kale|30', '3!: b|"Milk|60'],
    ],
    [
      'in the last cell',
      ['Id,Name,Price', 'a,Kale,30', 'b,Milk,"60'],
      ['1: Id|Name|Price', '2: a|Kale|30', '3!: b|Milk|"60'],
    ],
    [
      'up to inches in the same column',
      ['Id,Name,Price', 'a,"Kale,30', 'b,TV 14",900', 'c,Eggs,20'],
      ['1: Id|Name|Price', '2!: a|"Kale|30'],
    ],
    [
      'up to a quoted cell far below',
      ['Id,Name,Price', 'a,"Kale,30', 'b,Milk,60', 'c,"Eggs, large",20'],
      ['1: Id|Name|Price', '2!: a|"Kale|30'],
    ],
    [
      'up to an empty cell in quotes',
      ['Id,Name,Price', 'a,"Kale,30', 'b,"",60', 'c,Eggs,20'],
      ['1: Id|Name|Price', '2!: a|"Kale|30'],
    ],
    ['in the names of the columns', ['Id,"Name,Price', 'a,Kale,30'], ['1!: Id|"Name|Price']],
    [
      'with several lines',
      ['Id,Name,Price', 'a,"Kale', 'of the coast,30', 'b,Milk,60'],
      ['1: Id|Name|Price', '2!: a|"Kale'],
    ],
  ])('is named, and nothing after it is read: %s', (_, file, expected) => {
    for (const end of ['\n', '\r\n', '\r']) expect(lines(file.join(end))).toEqual(expected)
    expect(lines(file.join('\n').replaceAll(',', ';').replace('Eggs; large', 'Eggs, large'))).toEqual(expected)
  })
})

describe('a quote that opens nothing', () => {
  it.each([
    [
      'inches',
      ['Id,Name,Price', 'a,TV 14",900', 'b,"12" tape",60'],
      ['1: Id|Name|Price', '2: a|TV 14"|900', '3: b|"12" tape"|60'],
    ],
    [
      'a cell of several lines',
      ['Id,Name,Price', 'a,"Kale', 'of the coast, in ""bunches""",30', 'b,Milk,60'],
      ['1: Id|Name|Price', '2: a|Kale\nof the coast, in "bunches"|30', '4: b|Milk|60'],
    ],
    [
      'a list on several lines',
      ['Id,Name,Price', 'a,30,"Kale', 'onions, milk, eggs"'],
      ['1: Id|Name|Price', '2: a|30|Kale\nonions, milk, eggs'],
    ],
  ])('stays: %s', (_, file, expected) => {
    expect(lines(file.join('\n'))).toEqual(expected)
  })

  it('is one of a cell that is stored so', () => {
    const text = '30,Kale\na,b'
    const file = `Id,Name,Price\nx,"${text}",7\n`
    expect(lines(file)).toEqual(['1: Id|Name|Price', '2!: x|"30|Kale'])
    expect(lines(file, [text])).toEqual(['1: Id|Name|Price', `2: x|${text}|7`])
  })
})

describe('a file that ends within a line', () => {
  it.each([
    ['Id,Name,Price\na,Kale,30\nb,Mi', [false, false, true]],
    ['Id,Name,Price\na,Kale,30\nb,Mi\n', [false, false, false]],
    ['Id,Name,Price\na,Kale,30\nb,Milk,60', [false, false, false]],
  ])('says so of its last one: %j', (text, expected) => {
    expect(sheetLines(text, () => false).map(({ cut = false }) => cut)).toEqual(expected)
  })
})

describe('the delimiter', () => {
  it.each([
    ['sep=;', ';'],
    ['SEP=,', ','],
    ['"sep=;"', ';'],
    ['sep=\t', '\t'],
    ['sep=;;;', ';'],
    ['sep=|', '|'],
  ])('is the one that the first line names: %j', (first, delimiter) => {
    expect(
      lines(
        [
          first,
          ['Id', 'Name, all', 'Price'].join(delimiter).replace(', all', delimiter === ',' ? '' : ', all'),
          ['a', 'Kale', '30'].join(delimiter),
        ].join('\r\n'),
      ),
    ).toEqual([`2: Id|Name${delimiter === ',' ? '' : ', all'}|Price`, '3: a|Kale|30'])
  })
})
