import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { textOfFile, workbookOf, sheetLines } from './sheet-file'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const bytes = (...codes: readonly number[]): Uint8Array => Uint8Array.from(codes)
const wide = (text: string, isLittle: boolean): number[] =>
  [...text]
    .flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8])
    .flatMap((_, index, all) => all[isLittle ? index : index % 2 === 0 ? index + 1 : index - 1] ?? [])
const text = 'Name\r\nCafé, ½ Ng’ombe\r\n'

describe('the text of a file', () => {
  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`)],
    ['UTF-16 with a mark', bytes(0xff, 0xfe, ...wide(text, true))],
    ['UTF-16, the other way round', bytes(0xfe, 0xff, ...wide(text, false))],
    ['UTF-16 without a mark', bytes(...wide(text, true))],
    ['UTF-16 without a mark, the other way round', bytes(...wide(text, false))],
    ['UTF-8 that was read as windows-1252', utf8(new TextDecoder('windows-1252').decode(utf8(`\ufeff${text}`)))],
    ['windows-1252', bytes(...[...text].map((letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0))))],
  ])('is read from %s', (_, file) => {
    expect(textOfFile(file)).toBe(text)
  })

  it('is read from an old Mac by the ends of its lines', () => {
    expect(textOfFile(bytes(...utf8('Name\rCaf'), 0x8e, ...utf8(', Ng'), 0xd5, ...utf8('ombe\r')))).toBe(
      'Name\rCafé, Ng’ombe\r',
    )
  })

  it('has all signs of windows-1252', () => {
    expect(textOfFile(bytes(0x41, 0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0xa3, 0xbd, 0xe9, 0xf1))).toBe(
      'A€…‘’“”–—£½éñ',
    )
  })

  it('marks a letter that was cut, and keeps the others', () => {
    expect(textOfFile(utf8('Café, Ng’ombe, Kahawa ya “Pwani” é').slice(0, -1))).toBe(
      'Café, Ng’ombe, Kahawa ya “Pwani” \ufffd',
    )
  })

  it('is not taken for UTF-8 because of two letters of windows-1252', () => {
    expect(textOfFile(bytes(0x93, ...utf8('CAF'), 0xc9, 0x94, ...utf8(' Caf'), 0xe9))).toBe('“CAFÉ” Café')
  })
})

describe('a file that is no text', () => {
  const zip = (...names: readonly string[]): Uint8Array =>
    zipSync(Object.fromEntries(names.map((name) => [name, strToU8(name)])))
  it.each([
    ['excel', zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml')],
    ['excel', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['opendocument', zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] })],
    ['numbers', zip('Index/Document.iwa', 'Metadata/Properties.plist')],
    ['other', zip('prices.csv')],
    ['other', utf8('%PDF-1.7')],
    ['other', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['other', utf8('<html><table>')],
    ['other', utf8('\ufeff<?xml version="1.0"?>')],
  ])('is told: %s', (workbook, file) => {
    expect(workbookOf(file)).toBe(workbook)
  })

  it('is not a table that begins like one', () => {
    for (const table of ['Id,Name', 'PK,Name', '%,Name', ' <b>,Name', ''])
      expect(workbookOf(utf8(table)), table).toBeNull()
  })
})

const lines = (content: string, known: readonly string[] = []) =>
  sheetLines(content, (cell) => known.includes(cell)).map(
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
    const cell = '30,Kale\na,b'
    const file = `Id,Name,Price\nx,"${cell}",7\n`
    expect(lines(file)).toEqual(['1: Id|Name|Price', '2!: x|"30|Kale'])
    expect(lines(file, [cell])).toEqual(['1: Id|Name|Price', `2: x|${cell}|7`])
  })
})

describe('a file that ends within a line', () => {
  it.each([
    ['Id,Name,Price\na,Kale,30\nb,Mi', [false, false, true]],
    ['Id,Name,Price\na,Kale,30\nb,Mi\n', [false, false, false]],
    ['Id,Name,Price\na,Kale,30\nb,Milk,60', [false, false, false]],
  ])('says so of its last one: %j', (content, expected) => {
    expect(sheetLines(content, () => false).map(({ cut = false }) => cut)).toEqual(expected)
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
