import { Title } from '@mantine/core'
import { shownHealth } from '@/messages/home/service-tiles'
import { articleCards } from '@/messages/education/articles'
import { ArticleCards } from '@/ui/list/article-cards'
import classes from './home.module.css'
import { Section } from './section'
import { Tile } from './tile'

export function Health() {
  return (
    <Section id="health" title="Your Health" intro="Private by design: a cycle log never leaves this phone.">
      <ul className={`${classes.tiles} ${classes.wideTiles}`}>
        {shownHealth.map((tile) => (
          <Tile key={tile.title} tile={tile} />
        ))}
      </ul>
      <Title order={3} className={classes.articles}>
        Read up
      </Title>
      <ArticleCards cards={articleCards} />
    </Section>
  )
}
