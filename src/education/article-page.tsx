// Chunk: education

import { Container, Skeleton, Text, Title } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { articleTexts, type Article } from '@/education/store/article-schema'
import { articleLink, type ArticleId } from '@/education/rules/articles'
import { readingMinutes } from '@/education/rules/article-facts'
import * as messages from '#words/education/article'
import { articleTitles } from '@/education/words/article-titles'
import { articleCards } from '@/education/words/articles'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { ContentsBox } from '@/kit/layout/contents-box'
import { ArticleCards } from './article-cards'
import { ShareButton } from '@/kit/platform/share-button'
import { ArticleMissing, ArticleText } from './article-text'
import classes from './article.module.css'
import { useArticle } from './use-article'

type ArticlePageProps = { id: ArticleId; onBack: () => void }

export function ArticlePage({ id, onBack }: ArticlePageProps) {
  const { retry, ...reading } = useArticle(id)
  const article = reading.state === 'ready' ? reading.article : null
  useOpenHeading(article !== null)
  return (
    <article aria-label={articleTitles[id]}>
      <Container className={classes.body}>
        <ScreenHeader title={articleTitles[id]} onBack={onBack} />
        <ArticleHeader id={id} article={article} />
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

/** Says how long the article is and what it is about, once it has loaded. */
function ArticleHeader({ id, article }: { id: ArticleId; article: Article | null }) {
  return (
    <div className={classes.hero}>
      <p className={classes.facts}>
        <IconClock size={18} aria-hidden />
        {article
          ? messages.readingTime({ minutes: `${readingMinutes(articleTexts(article))}`, updated: article.updated })
          : '\u00a0'}
      </p>
      <ShareButton title={articleTitles[id]} url={articleLink(id)} />
      {article ? <p className={classes.lead}>{article.lead}</p> : <Skeleton h={96} className={classes.lead} />}
    </div>
  )
}

/** Scrolls to a heading and focuses it, so that Tab continues from there. */
const openHeading = (id: string) => {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Opens the heading in the URL's hash once the article has loaded, and whenever the hash changes. */
const useOpenHeading = (isReady: boolean): void => {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (isReady && hash !== '') openHeading(hash)
  }, [isReady, hash])
}

/** Links replace the history entry, so that Back leaves the article. */
function Contents({ sections }: { sections: Article['sections'] }) {
  return (
    <ContentsBox label={messages.contents} title={<Text fw={700}>{messages.contents}</Text>}>
      {[...sections, { id: 'sources', title: messages.sources }].map(({ id, title }) => (
        <li key={id}>
          <Link
            to="."
            hash={id}
            activeOptions={{ includeHash: true }}
            replace
            resetScroll={false}
            hashScrollIntoView={false}
            onClick={() => openHeading(id)}
          >
            {title}
          </Link>
        </li>
      ))}
    </ContentsBox>
  )
}
