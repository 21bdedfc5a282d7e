import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { textOfFile, workbookOf } from './sheet-text'

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
