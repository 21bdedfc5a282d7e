import { articleIds, articleLink, articles, type ArticleCard, type ArticleId } from '@/domain/education/articles'

export const articleTitles = {
  'menstrual-cycle': 'Menstrual Cycle',
  'nutrition-during-period': 'Nutrition During Your Period',
  'fertility-and-ovulation': 'Fertility and Ovulation',
  'managing-pms': 'Managing PMS',
  'exercise-during-cycle': 'Exercise During Your Cycle',
} as const satisfies Record<ArticleId, string>

const descriptions = {
  'menstrual-cycle': 'Four phases, their hormones, and what is usual',
  'nutrition-during-period': 'Seven superfoods and a three-day meal plan',
  'fertility-and-ovulation': 'Seven signs, and ways to track them',
  'managing-pms': 'What eases the days before a period',
  'exercise-during-cycle': 'Workouts for each phase, and when to rest',
} as const satisfies Record<ArticleId, string>

/** All articles as cards, for the home screen, the trackers and the end of an article. */
export const articleCards: readonly ArticleCard[] = articleIds.map((id) => ({
  id,
  title: articleTitles[id],
  description: descriptions[id],
  ...articles[id],
  link: articleLink(id),
}))
