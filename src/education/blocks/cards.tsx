import { Title } from '@mantine/core'
import type { BlockOf } from '@/store/article-schema'
import { Picture } from '@/kit/media/picture'
import classes from './cards.module.css'
import { PointGroup } from './point-group'

/** A grid of cards, numbered if the article counts them. */
export function Cards({ numbered, items }: BlockOf<'cards'>) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={classes.cards}>
      {items.map(({ title, picture, text, group }, index) => (
        <li key={title} className={classes.card}>
          <div className={classes.head}>
            {picture && <Picture src={picture} alt="" tint="mango" className={classes.picture} />}
            <div>
              <Title order={3} size="h4">
                {numbered && (
                  <span className={classes.number} aria-hidden>
                    {index + 1}
                  </span>
                )}
                {title}
              </Title>
              <p>{text}</p>
            </div>
          </div>
          {group && <PointGroup {...group} />}
        </li>
      ))}
    </List>
  )
}
