type ArticleLook = { readonly image: string; readonly tint: 'lagoon' | 'mango' | 'coral' }

/** The articles by id, which is also their file name and the last segment of their URL. */
export const articles = {
  'menstrual-cycle': { image: '/pictures/campus.svg#article-cycle', tint: 'coral' },
  'nutrition-during-period': { image: '/pictures/campus.svg#article-nutrition', tint: 'lagoon' },
  'fertility-and-ovulation': { image: '/pictures/campus.svg#article-fertility', tint: 'coral' },
  'managing-pms': { image: '/pictures/campus.svg#article-pms', tint: 'mango' },
  'exercise-during-cycle': { image: '/pictures/campus.svg#article-exercise', tint: 'lagoon' },
} as const satisfies Record<string, ArticleLook>

export type ArticleId = keyof typeof articles

/** Articles without a URL of their own. The trackers show them. */
export const trackerArticles = {
  contraception: { image: '/pictures/campus.svg#article-fertility', tint: 'lagoon' },
  'when-bleeding-is-not-a-period': { image: '/pictures/campus.svg#article-cycle', tint: 'mango' },
} as const satisfies Record<string, ArticleLook>

export type TrackerArticleId = keyof typeof trackerArticles

const isTrackerArticleId = (name: string): name is TrackerArticleId => name in trackerArticles
export const trackerArticleIds: readonly TrackerArticleId[] = Object.keys(trackerArticles).filter(isTrackerArticleId)

const isArticleId = (name: string): name is ArticleId => name in articles

export const articleIds: readonly ArticleId[] = Object.keys(articles).filter(isArticleId)

export const articleLink = <Id extends ArticleId>(id: Id): `/education/${Id}` => `/education/${id}`

/** The card of an article, with its texts. */
export type ArticleCard = ArticleLook & {
  readonly id: ArticleId
  readonly title: string
  readonly description: string
  readonly link: `/education/${ArticleId}`
}

/** The card of an article that the trackers show. */
export type TrackerArticleCard = ArticleLook & {
  readonly article: TrackerArticleId
  readonly title: string
  readonly description: string
}
