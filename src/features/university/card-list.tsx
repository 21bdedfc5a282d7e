import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '@/ui/empty-state'
import classes from './university.module.css'

type CardListProps<Item> = {
  label: string
  /** Null until they have been read. */
  items: readonly Item[] | null
  loadingText: string
  emptyText: string
  emptyImage: string
  children: (item: Item) => ReactNode
}

const places = [1, 2, 3, 4]

/** The cards of a tab, or the shape of them while they are read, or a sentence when there are none. */
export function CardList<Item extends { readonly id: string }>({ label, items, loadingText, emptyText, emptyImage, children }: CardListProps<Item>) {
  if (!items) {
    return (
      <div role="status">
        <p>{loadingText}</p>
        <div className={classes.cards} aria-hidden>
          {places.map((place) => (
            <Skeleton key={place} h={132} radius="lg" />
          ))}
        </div>
      </div>
    )
  }
  if (items.length === 0) return <EmptyState image={emptyImage} text={emptyText} />
  return (
    <ul className={classes.cards} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={classes.card}>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}
