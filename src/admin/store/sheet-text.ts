/** What a file is, if it is no text: of these, people can save a text. */
export type Workbook = 'excel' | 'opendocument' | 'numbers' | 'other'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)
const latin = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes)

/** Tells by the first bytes what is no text; null for a text. */
export const workbookOf = (bytes: Uint8Array): Workbook | null => {
  // Excel's older files, and other documents of its time.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'excel'
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const names = latin(bytes)
    if (names.includes('application/vnd.oasis.opendocument')) return 'opendocument'
    if (/xl\/(?:workbook|worksheets)/u.test(names)) return 'excel'
    return names.includes('Index/') || names.includes('.iwa') ? 'numbers' : 'other'
  }
  const isOther =
    startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0x1f, 0x8b)
  return isOther || /^\s*<(?:\?xml|!doctype|html|table)/iu.test(latin(bytes.subarray(0, 100)).replace(/^ï»¿/u, ''))
    ? 'other'
    : null
}

const strict = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const lost = '\ufffd'

/** Whether a text is UTF-8 with a few letters that are damaged: more of its letters can be read than not. */
const isMostlyReadable = (text: string): boolean => {
  const letters = text.match(/\P{ASCII}/gu) ?? []
  return letters.filter((letter) => letter === lost).length * 2 < letters.length
}

/** A text without a mark of two bytes for each letter: every other byte of it is 0. */
const wideEncoding = (bytes: Uint8Array): string | null => {
  const head = bytes.subarray(0, 200)
  const zeros = (rest: number): number => head.filter((byte, index) => byte === 0 && index % 2 === rest).length
  if (zeros(1) > head.length / 4) return 'utf-16le'
  return zeros(0) > head.length / 4 ? 'utf-16be' : null
}

/** The bytes of which a program has made letters of windows-1252, one by one; null where some are none. */
const bytesOf = (text: string): Uint8Array | null => {
  const letters = [...latin(Uint8Array.from({ length: 256 }, (_, byte) => byte))]
  const byteOf = new Map(letters.map((letter, byte) => [letter, byte]))
  const bytes = [...text].map((letter) => byteOf.get(letter) ?? -1)
  return bytes.includes(-1) ? null : Uint8Array.from(bytes)
}

/** A text that a program has read as windows-1252 though it was UTF-8: the mark at its start shows it. */
const readAgain = (text: string): string => {
  const bytes = text.startsWith('ï»¿') ? bytesOf(text) : null
  return (bytes && strict(bytes, 'utf-8')) ?? text
}

/**
 * The text of a file: UTF-16 by its mark, or UTF-8. What is neither was saved by a program of Windows, or of an old
 * Mac, which ends its lines in its own way. A letter that cannot be read is `\ufffd`.
 */
export const textOfFile = (bytes: Uint8Array): string => {
  const wide = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const utf8 = strict(bytes, 'utf-8')
  if (utf8 !== null) return readAgain(utf8)
  const damaged = new TextDecoder().decode(bytes)
  if (startsWith(bytes, 0xef, 0xbb, 0xbf) || isMostlyReadable(damaged)) return damaged
  const windows = latin(bytes)
  return windows.includes('\r') && !windows.includes('\n') ? new TextDecoder('macintosh').decode(bytes) : windows
}
