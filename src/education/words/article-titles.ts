import type { ArticleId } from '@/education/rules/articles'
import * as messages from '#words/education/article-titles'

/** The titles have their own file, because a route names its screen before the article is loaded. */
export const articleTitles = {
  'menstrual-cycle': messages.menstrualCycle,
  'nutrition-during-period': messages.nutritionDuringPeriod,
  'fertility-and-ovulation': messages.fertilityAndOvulation,
  'managing-pms': messages.managingPms,
  'exercise-during-cycle': messages.exerciseDuringCycle,
} as const satisfies Record<ArticleId, string>
