import { Title } from '@mantine/core'
import type { Article } from '@/data/article-schema'
import classes from './article.module.css'

const fullNames: Readonly<Record<string, string>> = {
  NHS: 'NHS, the National Health Service of the United Kingdom',
  WHO: 'WHO, the World Health Organization',
  ACOG: 'ACOG, the American College of Obstetricians and Gynecologists',
  FIGO: 'FIGO, the International Federation of Gynecology and Obstetrics',
  RCOG: 'RCOG, the Royal College of Obstetricians and Gynaecologists',
}

/** The sources of an article, grouped by organisation. */
export function Sources({ sources }: { sources: Article['sources'] }) {
  const organisations = [...new Set(sources.map(({ organisation }) => organisation))]
  return (
    <section className={classes.section} aria-labelledby="sources">
      <Title order={2} size="h3" id="sources" tabIndex={-1} className={classes.heading}>
        Sources
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
