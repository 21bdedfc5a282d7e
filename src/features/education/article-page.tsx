import { Button, Container, Skeleton, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ArticleId } from '@/domain/education/articles'
import { articleCards, articleTitles } from '@/messages/education/articles'
import { ArticleCards } from '@/ui/list/article-cards'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ArticleHeader } from './article-header'
import classes from './article.module.css'
import { Block } from './block'
import { Contents, useOpenHeading } from './contents'
import { KeyPoints } from './key-points'
import { Sources } from './sources'
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
        {reading.state === 'loading' && <Skeleton h={320} radius="lg" role="status" aria-label="Loading article..." />}
        {reading.state === 'failed' && (
          <EmptyState image="/pictures/campus.svg#offline" text="This article is not on this phone yet.">
            <Text c="var(--ink-soft)">It is saved for offline reading once it has been opened with the internet on.</Text>
            <Button onClick={retry}>Try again</Button>
          </EmptyState>
        )}
        {article && (
          <div className={classes.columns}>
            <Contents sections={article.sections} />
            <div className={classes.text}>
              <KeyPoints points={article.keyPoints} />
              {article.sections.map(({ id: anchor, title, blocks }) => (
                <section key={anchor} className={classes.section} aria-labelledby={anchor}>
                  <Title order={2} id={anchor} tabIndex={-1} className={classes.heading}>
                    {title}
                  </Title>
                  {blocks.map((block, index) => (
                    <Block key={`${anchor}-${index}`} block={block} />
                  ))}
                </section>
              ))}
              <Sources sources={article.sources} />
              <p className={classes.disclaimer}>
                This article informs; it cannot see you and makes no diagnosis. If something worries you, ask a health worker, or call
                one of the <Link to="/chemist" search={{ tab: 'emergency' }}>emergency numbers</Link>.
              </p>
            </div>
          </div>
        )}
        <section aria-labelledby="more-articles" className={classes.section}>
          <Title order={2} id="more-articles" className={classes.heading}>
            Keep reading
          </Title>
          <ArticleCards cards={articleCards.filter((other) => other.id !== id)} />
        </section>
      </Container>
    </article>
  )
}
