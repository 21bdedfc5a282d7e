import { lazyRouteComponent } from '@tanstack/react-router'
import { articles, type ArticleId } from '@/domain/education/articles'
import { useBack } from '@/features/shell'

const ArticlePage = lazyRouteComponent(() => import('@/features/education/article-page'), 'ArticlePage')

function ArticleScreen({ id }: { id: ArticleId }) {
  return <ArticlePage key={id} id={id} onBack={useBack()} />
}

/** All that the addresses of the articles have in common. */
export const articleRoute = (id: ArticleId) => ({
  staticData: { title: articles[id].title },
  component: () => <ArticleScreen id={id} />,
})
