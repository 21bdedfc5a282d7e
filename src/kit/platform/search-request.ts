import { createStore } from 'zustand/vanilla'

/** The words that the search opens with; null while it is closed. */
export const searchRequest = createStore<{ words: string | null }>()(() => ({ words: null }))

/** Opens the search over everything, from any screen. */
export const openSearch = (words = ''): void => searchRequest.setState({ words })

export const closeSearch = (): void => searchRequest.setState({ words: null })
