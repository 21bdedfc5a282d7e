/** Typing errors. */

/** The letters that may be wrong in a word of this length. */
const typosIn = (length: number): number => (length < 8 ? 1 : 2)

/** One more row of the table of edits: each cell is the fewest edits from the beginning of one word to that of the other. */
const nextRow = (above: readonly number[], letter: string, other: string): number[] => {
  const row = [(above[0] ?? 0) + 1]
  for (let at = 0; at < other.length; at++) {
    const change = (above[at] ?? 0) + (other[at] === letter ? 0 : 1)
    row.push(Math.min(change, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1))
  }
  return row
}

const edits = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const letter of one) row = nextRow(row, letter, other)
  return row[other.length] ?? 0
}

/** True if a word that was typed may be meant for another one. The first letter is right. */
export const isTypoOf = (typed: string, word: string): boolean => {
  const allowed = typosIn(typed.length)
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > allowed) return false
  return edits(typed, word) <= allowed
}
