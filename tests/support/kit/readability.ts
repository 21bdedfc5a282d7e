const syllablesOf = (word: string): number => {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]|ed|[^laeiouy]e)$/u, '')
    .match(/[aeiouy]+/gu)
  return Math.max(1, groups?.length ?? 0)
}

/** The years at school that a text asks for, by the Flesch-Kincaid formula. Grade 6 is an age of about 12. */
export const schoolYears = (sentences: readonly string[]): number => {
  const words = sentences.flatMap((sentence) => sentence.match(/[a-z’']+/giu) ?? [])
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
