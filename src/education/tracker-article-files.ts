// Chunk: tracker-reading

import type { TrackerArticleId } from '@/education/rules/articles'
import contraception from './tracker-articles/contraception.json'
import bleeding from './tracker-articles/when-bleeding-is-not-a-period.json'

/** The articles that come with the app's code. */
export const trackerArticleFiles: Readonly<Record<TrackerArticleId, unknown>> = {
  contraception,
  'when-bleeding-is-not-a-period': bleeding,
}
