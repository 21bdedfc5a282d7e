// Chunk: admin-form

import { Skeleton } from '@mantine/core'
import { useCallback } from 'react'
import { readItem } from '@/admin/store/items'
import { editItem } from '#words/admin/list'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import classes from './admin.module.css'
import { Failure } from './feedback'
import { ItemForm, type ItemFormProps } from './item-form'
import { useAdminQuery } from './use-admin-query'
import { hasDraft } from './use-item-draft'

type EditedItemProps = Omit<ItemFormProps, 'item' | 'row'> & { item: string }

/** The form of an existing item, filled from the unsaved draft or from the server. */
export function EditedItem({ item, ...form }: EditedItemProps) {
  const { userId, campus, tab, spec, inSheet } = form
  const frame = inSheet ? undefined : classes.panel
  const query = useAdminQuery(useCallback(() => readItem(userId, spec, item, campus), [userId, spec, item, campus]))
  if (hasDraft({ userId, campus, tab, item }))
    return <ItemForm {...form} item={item} row={query.state === 'ready' ? query.value : null} />
  if (query.state === 'loading') {
    return (
      <section className={frame} aria-label={editItem} aria-busy>
        <Skeleton h={420} radius="lg" />
      </section>
    )
  }
  if (query.state === 'failed') {
    return (
      <section className={frame} aria-label={editItem}>
        <Failure problem={query.problem} onRetry={query.refetch} />
      </section>
    )
  }
  if (query.value) return <ItemForm {...form} item={item} row={query.value} />
  return (
    <div>
      <NotFoundNote gone />
      {spec.canAdd && !inSheet && <ItemForm {...form} item={null} row={null} />}
    </div>
  )
}
