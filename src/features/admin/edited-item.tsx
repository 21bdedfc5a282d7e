import { Skeleton } from '@mantine/core'
import { useCallback } from 'react'
import { readItem } from '@/data/admin/items'
import { NotFoundNote } from '@/ui/feedback/not-found-note'
import classes from './admin.module.css'
import { Failure } from './failure'
import { ItemForm, type ItemFormProps } from './item-form'
import { useAdminQuery } from './use-admin-query'
import { hasDraft } from './use-item-draft'

type EditedItemProps = Omit<ItemFormProps, 'item' | 'row'> & { item: string }

/** The form of an item that there is: as it is now, or as it was typed before a reload. */
export function EditedItem({ item, ...form }: EditedItemProps) {
  const { person, tab, spec } = form
  const { answer, again } = useAdminQuery(useCallback(() => readItem(person, spec, item), [person, spec, item]))
  const drafted = hasDraft(tab, item)
  if (drafted) return <ItemForm {...form} item={item} row={answer?.ok ? answer.value : null} />
  if (answer === null) {
    return (
      <section className={classes.panel} aria-label="Edit Item" aria-busy>
        <Skeleton h={420} radius="lg" />
      </section>
    )
  }
  if (!answer.ok) {
    return (
      <section className={classes.panel} aria-label="Edit Item">
        <Failure problem={answer.problem} onRetry={again} />
      </section>
    )
  }
  if (answer.value) return <ItemForm {...form} item={item} row={answer.value} />
  return (
    <div>
      <NotFoundNote gone />
      <ItemForm {...form} item={null} row={null} />
    </div>
  )
}
