import { Container, Skeleton, Title } from '@mantine/core'
import type { ArticleId } from '@/education/rules/articles'
import * as messages from '#words/education/article'
import { articleTitles } from '@/education/words/article-titles'
import { articleCards } from '@/education/words/articles'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { ArticleCards } from '@/kit/list/article-cards'
import { ArticleHeader } from './article-header'
import { ArticleMissing } from './article-missing'
import { ArticleText } from './article-text'
import classes from './article.module.css'
import { Contents, useOpenHeading } from './contents'
import { useArticle } from './use-article'

type ArticlePageProps = { id: ArticleId; onBack: () => void }

export function ArticlePage({ id, onBack }: ArticlePageProps) {
  const { retry, ...reading } = useArticle(id)
  const article = reading.state === 'ready' ? reading.article : null
  useOpenHeading(article !== null)
  return (
    <article aria-label={articleTitles[id]}>
      <ArticleHeader id={id} article={article} onBack={onBack} />
      <Container className={classes.body}>
        {reading.state === 'loading' && <Skeleton h={320} radius="lg" role="status" aria-label={messages.loading} />}
        {reading.state === 'failed' && <ArticleMissing onRetry={retry} />}
        {article && (
          <>
            <TranslationNote />
            <div className={classes.columns}>
              <Contents sections={article.sections} />
              <ArticleText article={article} />
            </div>
          </>
        )}
        <section aria-labelledby="more-articles" className={classes.section}>
          <Title order={2} id="more-articles" className={classes.heading}>
            {messages.keepReading}
          </Title>
          <ArticleCards cards={articleCards.filter((other) => other.id !== id)} />
        </section>
      </Container>
    </article>
  )
}
