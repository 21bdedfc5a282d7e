import * as v from 'valibot'
import { readableArticle, type Article } from '@/store/article-schema'
import type { TrackerArticleId } from '@/education/rules/articles'

const files: Readonly<Record<TrackerArticleId, () => Promise<{ readonly default: unknown }>>> = {
  contraception: () => import('./tracker-articles/contraception.json'),
  'when-bleeding-is-not-a-period': () => import('./tracker-articles/when-bleeding-is-not-a-period.json'),
}

/** Loads an article that comes with the app's code. @throws if its chunk cannot be loaded */
export const loadTrackerArticle = async (id: TrackerArticleId): Promise<Article> =>
  v.parse(readableArticle, (await files[id]()).default)
