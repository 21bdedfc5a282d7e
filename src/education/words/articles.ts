import {
  articleIds,
  articleLink,
  articles,
  trackerArticleIds,
  trackerArticles,
  type ArticleCard,
  type ArticleId,
  type TrackerArticleCard,
  type TrackerArticleId,
} from '@/education/rules/articles'
import * as messages from '#words/education/article-cards'
import { articleTitles } from './article-titles'

const descriptions = {
  'menstrual-cycle': messages.menstrualCycle,
  'nutrition-during-period': messages.nutritionDuringPeriod,
  'fertility-and-ovulation': messages.fertilityAndOvulation,
  'managing-pms': messages.managingPms,
  'exercise-during-cycle': messages.exerciseDuringCycle,
} as const satisfies Record<ArticleId, string>

/** All articles as cards, for the home screen, the trackers and the end of an article. */
export const articleCards: readonly ArticleCard[] = articleIds.map((id) => ({
  id,
  title: articleTitles[id],
  description: descriptions[id],
  ...articles[id],
  link: articleLink(id),
}))

const trackerTexts = {
  contraception: { title: messages.contraceptionTitle, description: messages.contraception },
  'when-bleeding-is-not-a-period': { title: messages.bleedingTitle, description: messages.bleeding },
} as const satisfies Record<TrackerArticleId, Pick<TrackerArticleCard, 'title' | 'description'>>

export const trackerArticleCards: readonly TrackerArticleCard[] = trackerArticleIds.map((article) => ({
  article,
  ...trackerTexts[article],
  ...trackerArticles[article],
}))

/** The articles that the trackers offer. */
export const allArticleCards: readonly (ArticleCard | TrackerArticleCard)[] = [...articleCards, ...trackerArticleCards]
