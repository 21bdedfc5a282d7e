import * as v from 'valibot'
import type { ArticleId } from '@/domain/education/articles'
import { readableArticle, type Article } from './article-schema'
import { OfflineError, UnexpectedResponseError } from './remote/errors'

const loaded = new Map<ArticleId, Promise<Article>>()

const fetchArticle = async (id: ArticleId): Promise<Article> => {
  const response = await fetch(`/education/${id}.json`).catch((cause: unknown) => {
    throw new OfflineError(`The article ${id} cannot be reached`, { cause })
  })
  const body: unknown = response.ok ? await response.json().catch(() => null) : null
  const article = v.safeParse(readableArticle, body)
  if (!article.success) throw new UnexpectedResponseError(`The article ${id} cannot be read`)
  return article.output
}

/**
 * Loads an article, at most once per page load; the service worker serves it offline. A failed load is retried on the next call.
 * @throws OfflineError | UnexpectedAnswerError
 */
export const loadArticle = (id: ArticleId): Promise<Article> => {
  const pending =
    loaded.get(id) ??
    fetchArticle(id).catch((error: unknown) => {
      loaded.delete(id)
      throw error
    })
  loaded.set(id, pending)
  return pending
}
