import { Skeleton } from '@mantine/core'
import classes from './admin.module.css'

const places = [1, 2, 3, 4]

/** The shape of a list before it is here. */
export function ListSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <p className="visually-hidden">{text}</p>
      <div className={classes.list} aria-hidden>
        {places.map((place) => (
          <Skeleton key={place} h={112} radius="lg" />
        ))}
      </div>
    </div>
  )
}
