import type { ArticleId } from '@/education/rules/articles'
import { useBack } from '@/app/shell'
import { articleTitles } from '@/education/words/article-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'
import { withCode } from '../-with-code'

const ArticlePage = lazyScreen(async () => (await import('@/education/article-page')).ArticlePage)

function ArticleScreen({ id }: { id: ArticleId }) {
  return <ArticlePage key={id} id={id} onBack={useBack()} />
}

/** Route options shared by all articles. */
export const articleRoute = (id: ArticleId) => ({
  staticData: { title: articleTitles[id] },
  component: withCode(() => <ArticleScreen id={id} />, ArticlePage, {
    preload: async () => (await import('@/education/use-article')).preloadArticle(id),
  }),
})
