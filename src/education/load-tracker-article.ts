import * as v from 'valibot'
import { readableArticle, type Article } from '@/education/store/article-schema'
import type { TrackerArticleId } from '@/education/rules/articles'

/** Loads an article that comes with the app's code. @throws if its chunk cannot be loaded */
export const loadTrackerArticle = async (id: TrackerArticleId): Promise<Article> =>
  v.parse(readableArticle, (await import('./tracker-article-files')).trackerArticleFiles[id])
