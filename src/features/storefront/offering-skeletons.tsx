import { Skeleton } from '@mantine/core'
import classes from './storefront.module.css'

const places = [1, 2, 3, 4, 5, 6]

/** The shape of the list before it is here. */
export function OfferingSkeletons({ text }: { text: string }) {
  return (
    <div role="status">
      <p>{text}</p>
      <div className={classes.grid} aria-hidden>
        {places.map((place) => (
          <Skeleton key={place} h={320} radius="lg" />
        ))}
      </div>
    </div>
  )
}
