const wordsPerMinute = 200

/** Whole minutes needed to read the texts, at least one. */
export const readingMinutes = (texts: readonly string[]): number => {
  const words = texts.flatMap((text) => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [])
  return Math.max(1, Math.ceil(words.length / wordsPerMinute))
}
