let loading: Promise<void> | undefined

/**
 * Loads the other words that a search finds: no screen needs them before something is typed. Whoever shows what a query
 * finds loads them first; where they cannot be loaded, a search finds what has the words themselves.
 */
export const loadMeanings = (): Promise<void> => {
  loading ??= import('./synonyms/index').then(
    ({ learnSynonyms }) => learnSynonyms(),
    () => void (loading = undefined),
  )
  return loading
}
