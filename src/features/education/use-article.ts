import { useState } from 'react'
import type { Article } from '@/data/article-schema'
import { loadArticle, loadedArticle } from '@/data/articles'
import type { QueryState } from '@/data/query-state'
import { useAsync } from '@/data/use-async'
import type { ArticleId } from '@/domain/education/articles'

type Reading = QueryState<{ readonly article: Article }>

const stateOf = (id: ArticleId): Reading => {
  const article = loadedArticle(id)
  return article ? { state: 'ready', article } : { state: 'loading' }
}

export const preloadArticle = (id: ArticleId) => loadArticle(id)

/** Loads an article; `retry` loads it again after a failure. */
export const useArticle = (id: ArticleId): Reading & { readonly retry: () => void } => {
  const [reading, setReading] = useState<Reading>(() => stateOf(id))
  const isLoading = reading.state === 'loading'
  useAsync(async (signal) => {
    if (!isLoading) return
    const next = await loadArticle(id).then(
      (article): Reading => ({ state: 'ready', article }),
      (): Reading => ({ state: 'failed' }),
    )
    if (!signal.aborted) setReading(next)
  }, [id, isLoading], 'page')
  return { ...reading, retry: () => setReading({ state: 'loading' }) }
}
