const maxLines = 3

/** The newest lines of a later version that the current one does not have, at most three. */
export const newsBetween = (later: readonly string[], current: readonly string[]): readonly string[] =>
  later.filter((line) => !current.includes(line)).slice(0, maxLines)
