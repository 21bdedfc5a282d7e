import { useEffect, useState } from 'react'
import type { Article } from '@/data/article-schema'
import { loadArticle } from '@/data/articles'
import type { ArticleId } from '@/domain/education/articles'

type Reading = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly article: Article }

/** An article, and how to ask for it once more when it could not be read. */
export const useArticle = (id: ArticleId): Reading & { readonly retry: () => void } => {
  const [reading, setReading] = useState<Reading>({ state: 'loading' })
  const isLoading = reading.state === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let gone = false
    const show = (next: Reading) => !gone && setReading(next)
    loadArticle(id).then(
      (article) => show({ state: 'ready', article }),
      () => show({ state: 'failed' }),
    )
    return () => {
      gone = true
    }
  }, [id, isLoading])
  return { ...reading, retry: () => setReading({ state: 'loading' }) }
}
