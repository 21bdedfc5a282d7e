import { Title } from '@mantine/core'
import type { Article } from '@/store/article-schema'
import * as messages from '#words/education/article'
import classes from './article.module.css'

const fullNames: Readonly<Record<string, string>> = {
  NHS: messages.nhs,
  WHO: messages.who,
  ACOG: messages.acog,
  FIGO: messages.figo,
  RCOG: messages.rcog,
}

/** The sources of an article, grouped by organisation. */
export function Sources({ sources }: { sources: Article['sources'] }) {
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
