import { useEffect, useState } from 'react'
import type { Article } from '@/data/article-schema'
import { loadArticle } from '@/data/articles'
import type { ArticleId } from '@/domain/education/articles'

type Reading = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly article: Article }

/** Loads an article; `retry` loads it again after a failure. */
export const useArticle = (id: ArticleId): Reading & { readonly retry: () => void } => {
  const [reading, setReading] = useState<Reading>({ state: 'loading' })
  const isLoading = reading.state === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let cancelled = false
    const show = (next: Reading) => !cancelled && setReading(next)
    loadArticle(id).then(
      (article) => show({ state: 'ready', article }),
      () => show({ state: 'failed' }),
    )
    return () => {
      cancelled = true
    }
  }, [id, isLoading])
  return { ...reading, retry: () => setReading({ state: 'loading' }) }
}
