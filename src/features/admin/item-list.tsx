import { Text } from '@mantine/core'
import { useState } from 'react'
import type { PageOf } from '@/data/admin/request'
import type { AdminTab } from '@/domain/admin/admin-url'
import type { ItemRow } from '@/domain/admin/item-row'
import type { UserId } from '@/domain/shared/ids'
import type { ShownTab } from '@/messages/admin/tabs'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SearchBox } from '@/ui/form/search-box'
import classes from './admin.module.css'
import { DeleteRecordDialog } from './delete-record-dialog'
import { Failure } from './failure'
import { ItemCard } from './item-card'
import { ListSkeleton } from './list-skeleton'
import { Pager } from './pager'
import type { AdminQueryState } from './use-admin-query'
import { useDebouncedInput } from './use-debounced-input'

type ItemListProps = {
  userId: UserId
  tab: AdminTab
  spec: ShownTab
  items: AdminQueryState<PageOf<ItemRow>>
  query: string
  /** The id of the item in the form. */
  edited: string | null
  onQuery: (query: string) => void
  onPage: (page: number) => void
  onEdit: (id: string) => void
  onDeleted: (id: string) => void
  onRetry: () => void
}

/** The items of a tab, one page at a time. */
export function ItemList({ userId, tab, spec, items, query, edited, onQuery, onPage, onEdit, onDeleted, onRetry }: ItemListProps) {
  const [deleting, setDeleting] = useState<ItemRow | null>(null)
  const search = useDebouncedInput(query, onQuery)
  return (
    <div className={classes.shelf}>
      <SearchBox key={tab} label={spec.searchLabel} value={search.value} onChange={search.setValue} />
      {items.state === 'loading' && <ListSkeleton text="Loading items..." />}
      {items.state === 'failed' && <Failure problem={items.problem} onRetry={onRetry} />}
      {items.state === 'ready' && items.value.total === 0 && (
        <EmptyState image="/pictures/campus.svg#fallback" text={query === '' ? 'Nothing here yet. Add the first item with the form.' : `Nothing found for “${query}”.`} />
      )}
      {items.state === 'ready' && items.value.total > 0 && (
        <>
          <Text size="sm" c="var(--ink-soft)" role="status">
            {items.value.total === 1 ? '1 item' : `${items.value.total.toLocaleString('en')} items`}, newest first
          </Text>
          <ul className={classes.list} aria-label="Items">
            {items.value.rows.map((row) => (
              <ItemCard key={row.id} spec={spec} row={row} edited={row.id === edited} onEdit={() => onEdit(row.id)} onDelete={spec.canDelete ? () => setDeleting(row) : null} />
            ))}
          </ul>
          <Pager label="Pages of items" page={items.value.page} total={items.value.total} onPage={onPage} />
        </>
      )}
      {deleting && (
        <DeleteRecordDialog
          userId={userId}
          spec={spec}
          row={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null)
            onDeleted(deleting.id)
          }}
        />
      )}
    </div>
  )
}
