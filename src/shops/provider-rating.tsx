import { IconStarFilled } from '@tabler/icons-react'
import type { Rating } from '@/cart/rules/ratings'
import { site } from '@/kit/rules/site'
import * as messages from '#words/kit/rating'
import { hidden, RichText } from '@/kit/layout/rich-text'
import classes from '@/kit/media/rating.module.css'

const sentence = (rating: string, ratings: number) => {
  if (ratings === 0) return messages.rated({ rating, hidden })
  return ratings === 1
    ? messages.ratedByOne({ rating, hidden })
    : messages.ratedByMany({ rating, count: String(ratings), hidden })
}

/**
 * People's rating of a provider, with their number, or Comrade's own rating under its name. Nothing without either.
 */
export function ProviderRating({ value, ratings }: Rating) {
  if (value === null) return null
  return (
    <span className={classes.rating}>
      <IconStarFilled size={16} className={classes.star} aria-hidden />
      <RichText parts={sentence(value.toFixed(1), ratings)} />
      {ratings > 0 ? (
        <span aria-hidden>{`(${ratings})`}</span>
      ) : (
        <span className={classes.source}>{messages.ofTheApp({ app: site.name })}</span>
      )}
    </span>
  )
}
