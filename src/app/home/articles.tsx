import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { articleCards } from '@/education/words/articles'
import { healthArticles } from '#words/kit/article-cards'
import { Picture } from '@/kit/media/picture'
import classes from './articles.module.css'

/** The health articles, without their descriptions. */
export function Articles() {
  return (
    <ul className={classes.articles} aria-label={healthArticles}>
      {articleCards.map(({ id, title, image, tint, link }) => (
        <li key={id}>
          <Link to={link} className={classes.article}>
            <Picture src={image} alt="" tint={tint} className={classes.picture} />
            <Text component="span" size="sm" fw={600} lh={1.25}>
              {title}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  )
}
