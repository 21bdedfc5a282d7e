import { IconStarFilled } from '@tabler/icons-react'
import * as messages from '#words/kit/rating'
import { hidden, RichText } from '../layout/rich-text'
import classes from './rating.module.css'

/** A star with a rating out of five and the number of reviews. Renders nothing without a rating. */
export function Rating({ value, reviews }: { value: number | null; reviews?: number }) {
  if (value === null) return null
  const rating = value.toFixed(1)
  return (
    <span className={classes.rating}>
      <IconStarFilled size={16} className={classes.star} aria-hidden />
      <RichText
        parts={
          reviews === undefined
            ? messages.rated({ rating, hidden })
            : messages.ratedWithReviews({ rating, count: String(reviews), hidden })
        }
      />
    </span>
  )
}
