import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Article } from '@/store/article-schema'
import * as messages from '#words/education/article'
import { RichText } from '@/kit/layout/rich-text'
import classes from './article.module.css'
import { Block } from './block'
import { KeyPoints } from './key-points'
import { Sources } from './sources'

const emergencyNumbers = (text: string) => (
  <Link to="/chemist" search={{ tab: 'emergency' }}>
    {text}
  </Link>
)

/** What an article says, from "In short" to its sources. */
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
