import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ArticleCard, TrackerArticleCard } from '@/education/rules/articles'
import { healthArticles } from '#words/kit/article-cards'
import classes from './article-cards.module.css'
import { Picture } from '@/kit/media/picture'

/** Cards of the health articles. */
export function ArticleCards({ cards }: { cards: readonly (ArticleCard | TrackerArticleCard)[] }) {
  return (
    <ul className={classes.cards} aria-label={healthArticles}>
      {cards.map((card) => (
        <li key={card.title}>
          {'link' in card ? (
            <Link to={card.link} className={classes.card}>
              <Words {...card} />
            </Link>
          ) : (
            <Link to="/period-tracker" search={{ tab: 'education', article: card.article }} className={classes.card}>
              <Words {...card} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Words({ title, description, image, tint }: Pick<ArticleCard, 'title' | 'description' | 'image' | 'tint'>) {
  return (
    <>
      <Picture src={image} alt="" tint={tint} className={classes.picture} />
      <span className={classes.words}>
        <Text component="span" display="block" fw={700} lh={1.25}>
          {title}
        </Text>
        <Text component="span" display="block" size="sm" lh={1.35} c="var(--ink-soft)">
          {description}
        </Text>
      </span>
    </>
  )
}
