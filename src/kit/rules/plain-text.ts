/** The rules of plain text, on which forms, imports, texts shared to the app and the database agree. */

/**
 * Characters that nothing is drawn for, and blanks of every kind, as ranges of code points. The database has the same
 * (`private.is_visible`), which tests/backend/plain-text.test.ts compares.
 */
export const invisibleRanges: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x20],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xe0000, 0xe0fff],
]

const classOf = (ranges: typeof invisibleRanges): string =>
  ranges.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('')

const visible = `[^${classOf(invisibleRanges)}]`

/** The `pattern` of a field that must not be blank. */
export const visiblePattern = `.*${visible}.*`

const anyVisible = new RegExp(visible, 'u')
const blankEnds = new RegExp(
  `^[${classOf(invisibleRanges)}]+|[${classOf(invisibleRanges.filter(([first]) => first !== 0xfe00 && first !== 0xe0000))}]+$`,
  'gu',
)

/** `\s` has the byte order mark, too. */
const hidden = new RegExp(`(?![^\\S\\ufeff])[${classOf(invisibleRanges)}]`, 'gu')

/** New lines of other systems, and what a word processor uses for one. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * Marks that chats and word processors put around numbers and names, halves of emoji, and what turns the direction of
 * the text around it. Joiners and variation selectors stay: emoji and several scripts need them.
 */
const marks =
  /[^\P{Cc}\t\n]|[\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** True if anything of a text can be seen. */
export const isVisible = (text: string): boolean => anyVisible.test(text)

/**
 * A text as it is stored: composed (NFC), without marks, trimmed of every kind of blank; empty if nothing of it can be
 * seen.
 */
export const plainText = (text: string): string => {
  const plain = text.replace(lineBreaks, '\n').replace(marks, '').normalize('NFC')
  return isVisible(plain) ? plain.replace(blankEnds, '') : ''
}

/** Likewise, on one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ')

/** Without what cannot be seen, spaces and line breaks apart: for numbers, which need no joiners. */
export const withoutHidden = (text: string): string => text.replace(hidden, '')

/** Null instead of an empty text, as columns have it. */
export const plainTextOrNull = (text: string): string | null => plainText(text) || null
export const plainLineOrNull = (text: string): string | null => plainLine(text) || null

/** In characters as the database counts them: an emoji of one code point is one. */
export const lengthOf = (text: string): number => [...text].length
