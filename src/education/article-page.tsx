// Chunk: education

import { ActionIcon, Container, Skeleton, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconClock } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { articleTexts, type Article } from '@/education/store/article-schema'
import { articleLink, articles, type ArticleId } from '@/education/rules/articles'
import { readingMinutes } from '@/education/rules/article-facts'
import * as messages from '#words/education/article'
import { articleTitles } from '@/education/words/article-titles'
import { articleCards } from '@/education/words/articles'
import { back } from '#words/kit/buttons'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { ContentsBox } from '@/kit/layout/contents-box'
import { ArticleCards } from './article-cards'
import { Picture } from '@/kit/media/picture'
import { ShareButton } from '@/kit/platform/share-button'
import header from './article-header.module.css'
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

type ArticleHeaderProps = { id: ArticleId; article: Article | null; onBack: () => void }

/** Shows the title at once, and the rest when the article has loaded. */
function ArticleHeader({ id, article, onBack }: ArticleHeaderProps) {
  const { image, tint } = articles[id]
  const title = articleTitles[id]
  return (
    <header className={header.hero} data-tint={tint}>
      <Container className={header.grid}>
        <div className={header.tools}>
          <ActionIcon aria-label={back} title={back} onClick={onBack} variant="default">
            <IconArrowLeft size={22} />
          </ActionIcon>
          <ShareButton title={title} url={articleLink(id)} />
        </div>
        <Title order={1} className={header.title}>
          {title}
        </Title>
        <Text size="sm" className={header.facts}>
          <IconClock size={18} aria-hidden />
          {article
            ? messages.readingTime({ minutes: `${readingMinutes(articleTexts(article))}`, updated: article.updated })
            : '\u00a0'}
        </Text>
        <Picture src={image} alt="" tint={tint} className={header.art} />
        {article ? <p className={header.lead}>{article.lead}</p> : <Skeleton h={96} className={header.lead} />}
      </Container>
    </header>
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
