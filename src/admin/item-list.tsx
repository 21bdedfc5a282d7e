import { Button, Skeleton, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { PageOf } from '@/admin/store/request'
import type { AdminMode, AdminTab } from '@/admin/rules/admin-url'
import { hasBulk } from '@/admin/rules/bulk'
import type { ItemRow } from '@/admin/rules/item-row'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/campus/rules/campus'
import * as messages from '#words/admin/list'
import type { ShownTab } from '@/admin/words/tabs'
import { lazyPart } from '@/kit/platform/lazy-part'
import { EmptyState } from '@/kit/feedback/empty-state'
import { SearchBox } from '@/kit/form/search-box'
import classes from './admin.module.css'
import { Failure } from './failure'
import { ItemCard } from './item-card'
import { ListSkeleton } from './list-skeleton'
import { LoadFailed } from './load-failed'
import { Pager } from './pager'
import type { AdminQueryState } from './use-admin-query'
import { useDebouncedInput } from './use-debounced-input'

const CatalogueNote = lazyPart(() => import('./catalogue-note').then((loaded) => loaded.CatalogueNote), LoadFailed)
const DeleteRecordDialog = lazyPart(
  () => import('./delete-record-dialog').then((loaded) => loaded.DeleteRecordDialog),
  LoadFailed,
)

type ItemListProps = {
  userId: UserId
  campus: CampusSlug | null
  tab: AdminTab
  spec: ShownTab
  items: AdminQueryState<PageOf<ItemRow>>
  query: string
  /** The id of the item in the form. */
  edited: string | null
  onQuery: (query: string) => void
  onPage: (page: number) => void
  /** Null where the form is beside the list, or nothing can be added. */
  onAdd: (() => void) | null
  onEdit: (id: string) => void
  onMode: (mode: AdminMode) => void
  onDeleted: (id: string) => void
  onChanged: () => void
  onRetry: () => void
}

/** The items of a tab, one page at a time. */
export function ItemList({
  userId,
  campus,
  tab,
  spec,
  items,
  query,
  edited,
  onQuery,
  onPage,
  onAdd,
  onEdit,
  onMode,
  onDeleted,
  onChanged,
  onRetry,
}: ItemListProps) {
  const [deleting, setDeleting] = useState<ItemRow | null>(null)
  const search = useDebouncedInput(query, onQuery)
  return (
    <div className={classes.shelf}>
      {spec.catalogue !== null && campus !== null && (
        <Suspense fallback={<Skeleton h={72} radius="lg" />}>
          <CatalogueNote
            key={items.state === 'ready' ? String(items.value.rows[0]?.rev) : ''}
            userId={userId}
            catalogue={{ name: spec.catalogue, campus }}
            onPutBack={onChanged}
          />
        </Suspense>
      )}
      <div className={classes.tools}>
        {onAdd && (
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={onAdd}>
            {messages.addNewItem}
          </Button>
        )}
        {hasBulk(spec) && (
          <Button variant="default" onClick={() => onMode('bulk')}>
            {messages.changeMany}
          </Button>
        )}
        {tab !== 'campuses' && (
          <Button variant="default" onClick={() => onMode('sheet')}>
            {messages.spreadsheet}
          </Button>
        )}
      </div>
      <SearchBox key={tab} label={spec.searchLabel} value={search.value} onChange={search.setValue} />
      {items.state === 'loading' && <ListSkeleton text={messages.loadingItems} />}
      {items.state === 'failed' && <Failure problem={items.problem} onRetry={onRetry} />}
      {items.state === 'ready' && items.value.total === 0 && (
        <EmptyState
          image="/pictures/campus.svg#fallback"
          text={query === '' ? messages.nothingYet : messages.nothingFound({ query })}
        />
      )}
      {items.state === 'ready' && items.value.total > 0 && (
        <>
          <Text size="sm" c="var(--ink-soft)" role="status">
            {(spec.catalogue === null ? messages.itemCountNewestFirst : messages.itemCount)({
              count: items.value.total,
            })}
          </Text>
          <ul className={classes.list} aria-label={messages.items}>
            {items.value.rows.map((row) => (
              <ItemCard
                key={row.id}
                spec={spec}
                row={row}
                edited={row.id === edited}
                onEdit={() => onEdit(row.id)}
                onDelete={spec.canDelete ? () => setDeleting(row) : null}
              />
            ))}
          </ul>
          <Pager label={messages.pagesOfItems} page={items.value.page} total={items.value.total} onPage={onPage} />
        </>
      )}
      {deleting && (
        <Suspense>
          <DeleteRecordDialog
            userId={userId}
            campus={campus}
            spec={spec}
            row={deleting}
            onClose={() => setDeleting(null)}
            onDeleted={() => {
              setDeleting(null)
              onDeleted(deleting.id)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
