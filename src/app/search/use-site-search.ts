import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { deviceDb } from '@/store/db'
import { useAsync } from '@/store/use-async'
import { watchQuery } from '@/store/watch-query'
import { loadMeanings } from '@/kit/rules/search/load-meanings'
import type { Found } from '@/kit/rules/search/rank'
import { readDocuments, searchSite, type SearchDocument } from '@/app/search/rules/site-search'
import { countRows, searchDocuments } from './documents'

const maxHits = 12
/** Documents read before yielding to the main thread. */
const chunkSize = 100

type SearchResult = {
  /** The query of the hits. It lags behind the input while a slow phone still searches. */
  searchedQuery: string
  /** Null until the documents are read. */
  hits: Found<SearchDocument> | null
}

/** Marks a keystroke: the start of the `search` measure. */
export const noteTyping = () => performance.mark('search:typed')

const readInChunks = async (documents: readonly SearchDocument[]): Promise<void> => {
  for (let start = 0; start < documents.length; start += chunkSize) {
    readDocuments(documents.slice(start, start + chunkSize))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/**
 * Searches the data on this phone, online or offline. It is read again on each mount and when rows come or go: on a
 * first visit they may come after the search has been opened. Performance measures: `search:index`, and `search` from a
 * keystroke to its rendered hits.
 */
export const useSiteSearch = (query: string): SearchResult => {
  /** Of each searched table; null until they are counted. */
  const [counts, setCounts] = useState<string | null>(null)
  const [documents, setDocuments] = useState<readonly SearchDocument[] | null>(null)
  const searchedQuery = useDeferredValue(query)
  const hits = useMemo(() => documents && searchSite(documents, searchedQuery, maxHits), [documents, searchedQuery])

  useEffect(
    () =>
      watchQuery(() => countRows(deviceDb()), {
        next: (found) => setCounts(found.join()),
        // Pages and catalogues are found all the same.
        failed: () => setCounts(''),
      }),
    [],
  )
  useAsync(
    async (signal) => {
      if (counts === null) return
      const start = performance.now()
      const [found] = await Promise.all([searchDocuments(deviceDb()), loadMeanings()])
      await readInChunks(found)
      if (signal.aborted) return
      performance.measure('search:index', { start, detail: { entries: found.length } })
      setDocuments(found)
    },
    [counts],
    'page',
  )

  useLayoutEffect(() => {
    if (hits && searchedQuery !== '')
      performance.measure('search', { start: 'search:typed', detail: { query: searchedQuery } })
  }, [hits, searchedQuery])

  return { searchedQuery, hits }
}
