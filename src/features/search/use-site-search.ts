import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import { deviceDb } from '@/data/db'
import { useAsync } from '@/data/use-async'
import { emptyIndex, searchSite, type SearchHit, type SiteIndex } from '@/domain/search/site-search'
import { searchDocuments } from './documents'

const maxHits = 12
/** Documents indexed before yielding to the main thread. */
const chunkSize = 100

type SearchResult = {
  /** The query of the hits. It lags behind the input while a slow phone still searches. */
  searchedQuery: string
  /** Null until the index is built. */
  hits: readonly SearchHit[] | null
}

/** Marks a keystroke: the start of the `search` measure. */
export const noteTyping = () => performance.mark('search:typed')

/**
 * Searches the data on this phone, online or offline. The index is rebuilt on each mount, because the data may have
 * changed. Performance measures: `search:index`, and `search` from a keystroke to its rendered hits.
 */
export const useSiteSearch = (query: string): SearchResult => {
  const [index, setIndex] = useState<SiteIndex | null>(null)
  const searchedQuery = useDeferredValue(query)
  const hits = useMemo(() => index && searchSite(index, searchedQuery, maxHits), [index, searchedQuery])

  useAsync(async (signal) => {
    const start = performance.now()
    const newIndex = emptyIndex()
    await newIndex.addAllAsync(await searchDocuments(deviceDb()), { chunkSize })
    if (signal.aborted) return
    performance.measure('search:index', { start, detail: { entries: newIndex.documentCount } })
    setIndex(newIndex)
  }, [], 'page')

  useLayoutEffect(() => {
    if (hits && searchedQuery !== '') performance.measure('search', { start: 'search:typed', detail: { query: searchedQuery } })
  }, [hits, searchedQuery])

  return { searchedQuery, hits }
}
