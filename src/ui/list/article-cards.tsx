import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ArticleCard } from '@/domain/education/articles'
import classes from './article-cards.module.css'
import { Picture } from '../media/picture'

/** Cards of the health articles. */
export function ArticleCards({ cards }: { cards: readonly ArticleCard[] }) {
  return (
    <ul className={classes.cards} aria-label="Health articles">
      {cards.map(({ id, title, description, image, tint, link }) => (
        <li key={id}>
          <Link to={link} className={classes.card}>
            <Picture src={image} alt="" tint={tint} className={classes.picture} />
            <span className={classes.words}>
              <Text component="span" display="block" fw={700} lh={1.25}>
                {title}
              </Text>
              <Text component="span" display="block" size="sm" lh={1.35} c="var(--ink-soft)">
                {description}
              </Text>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
