import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { LoadProblem } from '@/kit/rules/load-problem'
import { isGone, itemLink } from '@/kit/rules/item-link'
import type { UniversityTab } from '@/campus/rules/university-url'
import { Card } from '@/kit/layout/card'
import { CardGrid, CardSkeletons } from '@/kit/layout/card-grid'
import { EmptyState } from '@/kit/feedback/empty-state'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { ShareButton } from '@/kit/platform/share-button'
import classes from './university.module.css'

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
 * The cards of a tab. It shows skeletons while they load, a text if there are none, and a button to try again if they
 * could not be loaded.
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

/** The title of a card, with a share button. */
export function CardHeading({ title, id, tab }: { title: string; id: string; tab: UniversityTab }) {
  return (
    <div className={classes.heading}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <ShareButton title={title} url={itemLink(id, { tab })} />
    </div>
  )
}
