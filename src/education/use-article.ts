// Chunk: education

import { useState } from 'react'
import type { Article } from '@/education/store/article-schema'
import { loadArticle, loadedArticle } from '@/education/store/articles'
import type { QueryState } from '@/store/query-state'
import { useAsync } from '@/store/use-async'
import type { ArticleId } from '@/education/rules/articles'

type Reading = QueryState<{ readonly article: Article }, object>

export const preloadArticle = (id: ArticleId) => loadArticle(id)

/** Loads an article; `retry` loads it again after a failure. @param load a function from outside the component */
export const useReading = <Id extends string>(
  id: Id,
  load: (id: Id) => Promise<Article>,
  loaded: Article | null = null,
): Reading & { readonly retry: () => void } => {
  const [reading, setReading] = useState<Reading>(loaded ? { state: 'ready', article: loaded } : { state: 'loading' })
  const isLoading = reading.state === 'loading'
  useAsync(
    async (signal) => {
      if (!isLoading) return
      const next = await load(id).then(
        (article): Reading => ({ state: 'ready', article }),
        (): Reading => ({ state: 'failed' }),
      )
      if (!signal.aborted) setReading(next)
    },
    [id, load, isLoading],
    'page',
  )
  return { ...reading, retry: () => setReading({ state: 'loading' }) }
}

export const useArticle = (id: ArticleId) => useReading(id, loadArticle, loadedArticle(id))
