import type { ReactNode } from 'react'
import type { LoadProblem } from '@/kit/rules/load-problem'
import { isGone } from '@/kit/rules/item-link'
import { Card } from '@/kit/layout/card'
import { CardGrid, CardSkeletons } from '@/kit/layout/card-grid'
import { EmptyState } from '@/kit/feedback/empty-state'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'

type CardListProps<Item> = {
  label: string
  /** Null while loading. */
  items: readonly Item[] | null
  /** The reason why they could not be loaded. */
  problem: LoadProblem | null
  retry: () => void
  /** The id of the item that a link opens. */
  opened?: string | null
  loadingText: string
  emptyText: string
  emptyImage: string
  cardClass?: string | undefined
  children: (item: Item) => ReactNode
}

/**
 * The cards of a tab, with skeletons while loading, a text when there are none, and another try when they could not be
 * loaded.
 */
export function CardList<Item extends { readonly id: string }>(props: CardListProps<Item>) {
  const {
    label,
    items,
    problem,
    retry,
    opened = null,
    loadingText,
    emptyText,
    emptyImage,
    cardClass = '',
    children,
  } = props
  if (problem) return <LoadFailure problem={problem} onRetry={retry} />
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
