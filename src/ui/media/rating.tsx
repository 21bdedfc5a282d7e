import { IconStarFilled } from '@tabler/icons-react'
import classes from './rating.module.css'

/** A star with a rating out of five and the number of reviews. Renders nothing without a rating. */
export function Rating({ value, reviews }: { value: number | null; reviews?: number }) {
  if (value === null) return null
  return (
    <span className={classes.rating}>
      <IconStarFilled size={16} className={classes.star} aria-hidden />
      <span className="visually-hidden">Rated </span>
      {value.toFixed(1)}
      {reviews === undefined ? <span className="visually-hidden"> out of 5</span> : ` (${reviews} reviews)`}
    </span>
  )
}
