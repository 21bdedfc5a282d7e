import { IconStarFilled } from '@tabler/icons-react'
import classes from './rating.module.css'

/** A star and a figure out of five, and how many said so; nothing while nobody has rated. */
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
