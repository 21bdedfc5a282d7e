import type { ReactNode } from 'react'
import { isGone } from '@/domain/shared/item-link'
import { Card } from '@/ui/layout/card'
import { CardGrid, CardSkeletons } from '@/ui/layout/card-grid'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NotFoundNote } from '@/ui/feedback/not-found-note'

type CardListProps<Item> = {
  label: string
  /** Null while loading. */
  items: readonly Item[] | null
  /** The id of the item that a link opens. */
  opened?: string | null
  loadingText: string
  emptyText: string
  emptyImage: string
  cardClass?: string | undefined
  children: (item: Item) => ReactNode
}

/** The cards of a tab, with skeletons while loading and a text when there are none. */
export function CardList<Item extends { readonly id: string }>(props: CardListProps<Item>) {
  const { label, items, opened = null, loadingText, emptyText, emptyImage, cardClass = '', children } = props
  if (!items) return <CardSkeletons text={loadingText} height={132} />
  return (
    <>
      <NotFoundNote gone={isGone(items, opened)} />
      {items.length === 0 ? (
        <EmptyState image={emptyImage} text={emptyText} />
      ) : (
        <CardGrid aria-label={label}>
          {items.map((item) => (
            <Card key={item.id} className={cardClass} opened={item.id === opened}>
              {children(item)}
            </Card>
          ))}
        </CardGrid>
      )}
    </>
  )
}
