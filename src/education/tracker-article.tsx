// Chunk: education

import { Container, Skeleton, Text } from '@mantine/core'
import type { TrackerArticleId } from '@/education/rules/articles'
import { articleTexts, readableArticle, type Article } from '@/education/store/article-schema'
import { readingMinutes } from '@/education/rules/article-facts'
import * as messages from '#words/education/article'
import { trackerArticleCards } from '@/education/words/articles'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { ArticleMissing, ArticleText } from './article-text'
import classes from './article.module.css'
import { useReading } from './use-article'
import * as v from 'valibot'

/** Loads an article that comes with the app's code. @throws if its chunk cannot be loaded */
const loadTrackerArticle = async (id: TrackerArticleId): Promise<Article> =>
  v.parse(readableArticle, (await import('./tracker-article-files')).trackerArticleFiles[id])

/** An article that the trackers show when a parameter of their URL names it. */
export function TrackerArticle({ id, onBack }: { id: TrackerArticleId; onBack: () => void }) {
  const { retry, ...reading } = useReading(id, loadTrackerArticle)
  const title = trackerArticleCards.find(({ article }) => article === id)?.title ?? ''
  return (
    <Container pb="xl">
      <ScreenHeader title={title} onBack={onBack} />
      <article aria-label={title} className={classes.body}>
        {reading.state === 'loading' && <Skeleton h={320} radius="lg" role="status" aria-label={messages.loading} />}
        {reading.state === 'failed' && <ArticleMissing onRetry={retry} />}
        {reading.state === 'ready' && (
          <>
            <Text size="sm" c="var(--ink-soft)">
              {messages.readingTime({
                minutes: `${readingMinutes(articleTexts(reading.article))}`,
                updated: reading.article.updated,
              })}
            </Text>
            <TranslationNote />
            <p>{reading.article.lead}</p>
            <ArticleText article={reading.article} />
          </>
        )}
      </article>
    </Container>
  )
}
