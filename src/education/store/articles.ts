import * as v from 'valibot'
import { articleFolder } from '@/education/rules/article-facts'
import type { ArticleId } from '@/education/rules/articles'
import { builtLanguage } from '@/kit/words/locale'
import { readableArticle, type Article } from './article-schema'
import { OfflineError, UnexpectedResponseError } from '@/store/remote/errors'
import { fetchInTime } from '@/store/remote/fetch-in-time'

const loading = new Map<ArticleId, Promise<Article>>()
const loaded = new Map<ArticleId, Article>()

const fetchArticle = async (id: ArticleId): Promise<Article> => {
  const response = await fetchInTime(`/${articleFolder(builtLanguage)}/${id}.json`).catch((cause: unknown) => {
    throw new OfflineError(`The article ${id} cannot be reached`, { cause })
  })
  const body: unknown = response.ok ? await response.json().catch(() => null) : null
  const article = v.safeParse(readableArticle, body)
  if (!article.success) throw new UnexpectedResponseError(`The article ${id} cannot be read`)
  loaded.set(id, article.output)
  return article.output
}

/** Null until the article has been loaded. */
export const loadedArticle = (id: ArticleId): Article | null => loaded.get(id) ?? null

/**
 * Loads an article, at most once per page load; the service worker serves it offline. A failed load is retried on the
 * next call.
 * @throws OfflineError | UnexpectedResponseError
 */
export const loadArticle = (id: ArticleId): Promise<Article> => {
  const pending =
    loading.get(id) ??
    fetchArticle(id).catch((error: unknown) => {
      loading.delete(id)
      throw error
    })
  loading.set(id, pending)
  return pending
}
