import type { ArticleId } from '@/domain/education/articles'
import { useBack } from '@/features/shell'
import { articleTitles } from '@/messages/education/article-titles'
import { lazyScreen } from '@/ui/platform/lazy-screen'
import { withCode } from '../-with-code'

const ArticlePage = lazyScreen(async () => (await import('@/features/education/article-page')).ArticlePage)

function ArticleScreen({ id }: { id: ArticleId }) {
  return <ArticlePage key={id} id={id} onBack={useBack()} />
}

/** Route options shared by all articles. */
export const articleRoute = (id: ArticleId) => ({
  staticData: { title: articleTitles[id] },
  component: withCode(() => <ArticleScreen id={id} />, ArticlePage, { preload: async () => (await import('@/features/education/use-article')).preloadArticle(id) }),
})
