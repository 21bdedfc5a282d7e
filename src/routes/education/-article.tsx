import { lazyRouteComponent } from '@tanstack/react-router'
import { articles, type ArticleId } from '@/domain/education/articles'
import { useBack } from '@/features/shell'

const ArticlePage = lazyRouteComponent(() => import('@/features/education/article-page'), 'ArticlePage')

function ArticleScreen({ id }: { id: ArticleId }) {
  return <ArticlePage key={id} id={id} onBack={useBack()} />
}

/** Route options shared by all articles. */
export const articleRoute = (id: ArticleId) => ({
  staticData: { title: articles[id].title },
  component: () => <ArticleScreen id={id} />,
})
