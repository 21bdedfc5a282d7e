import { Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Article } from '@/education/store/article-schema'
import * as messages from '#words/education/article'
import { EmptyState } from '@/kit/feedback/empty-state'
import { RichText } from '@/kit/layout/rich-text'
import classes from './article.module.css'
import { Block } from './blocks/block'

const emergencyNumbers = (text: string) => (
  <Link to="/chemist" search={{ tab: 'emergency' }}>
    {text}
  </Link>
)

/** The text of an article, from "In short" to its sources. */
export function ArticleText({ article }: { article: Article }) {
  return (
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
        <RichText parts={messages.disclaimer({ numbers: emergencyNumbers })} />
      </p>
    </div>
  )
}

function KeyPoints({ points }: { points: readonly string[] }) {
  return (
    <section className={classes.keyPoints} aria-labelledby="in-short">
      <Title order={2} size="h4" id="in-short">
        {messages.inShort}
      </Title>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

const fullNames: Readonly<Record<string, string>> = {
  NHS: messages.nhs,
  WHO: messages.who,
  ACOG: messages.acog,
  FIGO: messages.figo,
  RCOG: messages.rcog,
}

/** The sources of an article, grouped by organisation. */
function Sources({ sources }: { sources: Article['sources'] }) {
  const organisations = [...new Set(sources.map(({ organisation }) => organisation))]
  return (
    <section className={classes.section} aria-labelledby="sources">
      <Title order={2} size="h3" id="sources" tabIndex={-1} className={classes.heading}>
        {messages.sources}
      </Title>
      <dl className={classes.sources}>
        {organisations.map((organisation) => (
          <div key={organisation}>
            <dt>{fullNames[organisation] ?? organisation}</dt>
            {sources
              .filter((source) => source.organisation === organisation)
              .map(({ title }) => (
                <dd key={title}>{title}</dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Replaces an article that could not be loaded and is not on this phone. */
export function ArticleMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState image="/pictures/campus.svg#offline" text={messages.notHere}>
      <Text c="var(--ink-soft)">{messages.savedOnceOpened}</Text>
      <Button onClick={onRetry}>{messages.tryAgain}</Button>
    </EmptyState>
  )
}
