import { IconStarFilled } from '@tabler/icons-react'
import classes from './rating.module.css'

/** A star and a figure out of five; nothing while nobody has rated. */
export function Rating({ value }: { value: number | null }) {
  if (value === null) return null
  return (
    <span className={classes.rating}>
      <IconStarFilled size={16} className={classes.star ?? ''} aria-hidden />
      <span className="visually-hidden">Rated </span>
      {value.toFixed(1)}
      <span className="visually-hidden"> out of 5</span>
    </span>
  )
}
