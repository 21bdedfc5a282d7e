/** Texts and words as every search compares them. */

/** Accents, places where a word may break, and other marks that cannot be seen. */
const marks = /[\p{M}\p{Cf}]/gu

/** Lower case, without accents, with one kind of apostrophes, dashes and spaces. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(marks, '').replaceAll(/[‘’ʼ´`]/g, "'").replaceAll(/[\u2010-\u2015]/g, '-').replaceAll(/\s+/g, ' ').toLowerCase()

export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
