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
        <b>{title}</b>
        <span className={classes.description}>{description}</span>
      </span>
    </>
  )
}
