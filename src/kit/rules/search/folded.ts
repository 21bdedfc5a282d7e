/** Texts and words as every search compares them. */

/** Accents, places where a word may break, and other marks that cannot be seen. */
const marks = /[\p{M}\p{Cf}]/gu

/** Lower case, without accents, ligatures or wide letters, with one kind of apostrophes, dashes, slashes and spaces. */
export const folded = (text: string): string =>
  text
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .normalize('NFKD')
    .replace(marks, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll('\u2044', '/')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

/** "ng'ombe" and "1.5" are one word each. */
export const wordsOf = (text: string): readonly string[] =>
  text.match(/(?:[\p{L}\p{N}]|(?<=\p{L})'(?=\p{L})|(?<=\d)[.,](?=\d))+/gu) ?? []
