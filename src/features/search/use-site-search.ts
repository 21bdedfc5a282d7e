import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { deviceDb } from '@/data/db'
import { emptyIndex, searchSite, type SearchHit, type SiteIndex } from '@/domain/search/site-search'
import { searchDocuments } from './documents'

const shownHits = 12
/** Documents indexed between two breaths of the page. */
const chunkSize = 100

type Found = {
  /** What the hits are for: a letter behind what is typed, while a slow phone still searches. */
  words: string
  /** Null until the index is built. */
  hits: readonly SearchHit[] | null
}

/** Notes when the person typed: the start of the wait that `search` measures. */
export const noteTyping = () => performance.mark('search:typed')

/**
 * Finds anything that is on this phone, online or not. The index is built anew each time: the copies may have moved.
 * Both waits are measured where the browser's own tools show them: `search:index`,
 * and `search` from a letter typed to its hits on the screen.
 */
export function useSiteSearch(query: string): Found {
  const [index, setIndex] = useState<SiteIndex | null>(null)
  const words = useDeferredValue(query)
  const hits = useMemo(() => index && searchSite(index, words, shownHits), [index, words])

  useEffect(() => {
    let gone = false
    const start = performance.now()
    const fresh = emptyIndex()
    void searchDocuments(deviceDb())
      .then((documents) => fresh.addAllAsync(documents, { chunkSize }))
      .then(() => {
        if (gone) return
        performance.measure('search:index', { start, detail: { entries: fresh.documentCount } })
        setIndex(fresh)
      })
    return () => {
      gone = true
    }
  }, [])

  useLayoutEffect(() => {
    if (hits && words !== '') performance.measure('search', { start: 'search:typed', detail: { query: words } })
  }, [hits, words])

  return { words, hits }
}
