import { Skeleton } from '@mantine/core'
import classes from './admin.module.css'

const rows = [1, 2, 3, 4]

export function ListSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <p className="visually-hidden">{text}</p>
      <div className={classes.list} aria-hidden>
        {rows.map((row) => (
          <Skeleton key={row} h={112} radius="lg" />
        ))}
      </div>
    </div>
  )
}
