import { Title } from '@mantine/core'
import * as messages from '#words/education/article'
import classes from './article.module.css'

export function KeyPoints({ points }: { points: readonly string[] }) {
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
