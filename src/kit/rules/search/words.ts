/** Typing errors. */

/** The letters that may be wrong in a word of this length. */
const typosIn = (length: number): number => (length < 8 ? 1 : 2)

type Row = readonly number[]

/**
 * One more row of the table of edits: each cell is the fewest edits from the beginning of one word to that of the
 * other. Two letters that change places are one edit.
 */
const nextRow = (
  [above, twoAbove]: readonly [Row, Row],
  [letter, letterBefore]: readonly [string, string | undefined],
  other: string,
): Row => {
  const row = [(above[0] ?? 0) + 1]
  for (let at = 0; at < other.length; at++) {
    const change = (above[at] ?? 0) + (other[at] === letter ? 0 : 1)
    const swap = other[at] === letterBefore && other[at - 1] === letter ? (twoAbove[at - 1] ?? 0) + 1 : Infinity
    row.push(Math.min(change, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1, swap))
  }
  return row
}

const edits = (one: string, other: string): number => {
  let rows: readonly [Row, Row] = [Array.from({ length: other.length + 1 }, (_, index) => index), []]
  const letters = [...one]
  letters.forEach((letter, at) => (rows = [nextRow(rows, [letter, letters[at - 1]], other), rows[0]]))
  return rows[0][other.length] ?? 0
}

/**
 * True if a word that was typed may be meant for another one. The first letter is right, and so is a number: 15 kg are
 * not 13 kg.
 */
export const isTypoOf = (typed: string, word: string): boolean => {
  if (/\d/.test(typed + word)) return false
  const allowed = typosIn(typed.length)
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > allowed) return false
  return edits(typed, word) <= allowed
}
