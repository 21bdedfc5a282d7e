/** Cuts texts between characters as a reader counts them: no emoji is cut in half, no accent is lost. */

/**
 * Used without a segmenter: a flag, or a code point with all that belongs to it: accents, skin tones, and whatever a
 * zero-width joiner adds.
 */
const characters = /(?:\p{Regional_Indicator}{2}|.)(?:[\p{Mark}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200d.)*/gsu

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null

/** The position of each character of a text. */
export const charactersOf = (text: string): Iterable<{ readonly index: number }> =>
  segmenter?.segment(text) ?? text.matchAll(characters)

/** The beginning of a text: what fits into `limit` code units of it. */
export const cutText = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  let end = 0
  for (const { index } of charactersOf(text)) {
    if (index > limit) break
    end = index
  }
  return text.slice(0, end)
}

/** The first character of a name. */
export const initialOf = (name: string): string => {
  const [, second] = charactersOf(name.trim())
  return name.trim().slice(0, second?.index)
}

/** A text of at most `limit` code units, with "…" where something was cut off. */
export const shorten = (text: string, limit: number): string =>
  text.length <= limit ? text : `${cutText(text, limit - 1).trimEnd()}…`
