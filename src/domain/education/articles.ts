type ArticleCard = {
  readonly title: string
  readonly description: string
  readonly image: string
  readonly tint: 'lagoon' | 'mango' | 'coral'
}

/** The articles by id, which is also their file name and the last segment of their URL. */
export const articles = {
  'menstrual-cycle': {
    title: 'Menstrual Cycle',
    description: 'Four phases, their hormones, and what is usual',
    image: '/pictures/campus.svg#article-cycle',
    tint: 'coral',
  },
  'nutrition-during-period': {
    title: 'Nutrition During Your Period',
    description: 'Seven superfoods and a three-day meal plan',
    image: '/pictures/campus.svg#article-nutrition',
    tint: 'lagoon',
  },
  'fertility-and-ovulation': {
    title: 'Fertility and Ovulation',
    description: 'Seven signs, and ways to track them',
    image: '/pictures/campus.svg#article-fertility',
    tint: 'coral',
  },
  'managing-pms': {
    title: 'Managing PMS',
    description: 'What eases the days before a period',
    image: '/pictures/campus.svg#article-pms',
    tint: 'mango',
  },
  'exercise-during-cycle': {
    title: 'Exercise During Your Cycle',
    description: 'Workouts for each phase, and when to rest',
    image: '/pictures/campus.svg#article-exercise',
    tint: 'lagoon',
  },
} as const satisfies Record<string, ArticleCard>

export type ArticleId = keyof typeof articles

const isArticleId = (name: string): name is ArticleId => name in articles

export const articleIds: readonly ArticleId[] = Object.keys(articles).filter(isArticleId)

export const articleLink = <Id extends ArticleId>(id: Id): `/education/${Id}` => `/education/${id}`

/** All articles as cards, for the home screen, the trackers and the end of an article. */
export const articleCards = articleIds.map((id) => ({ id, ...articles[id], link: articleLink(id) }))
