import { Button, Skeleton, Text, ActionIcon, Badge } from '@mantine/core'
import { IconPlus, IconPencil, IconTrash } from '@tabler/icons-react'
import { Suspense, useState, useEffect, useRef } from 'react'
import type { PageOf } from '@/admin/store/request'
import type { AdminMode, AdminTab } from '@/admin/rules/admin-url'
import { hasBulk } from '@/admin/rules/bulk'
import { textIn, type ItemRow } from '@/admin/rules/item-row'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import * as messages from '#words/admin/list'
import type { ShownTab } from '@/admin/words/tabs'
import { lazyPart } from '@/kit/platform/lazy-part'
import { EmptyState } from '@/kit/feedback/empty-state'
import { SearchBox } from '@/kit/form/search-box'
import classes from './admin.module.css'
import { Failure, ListSkeleton, LoadFailed } from './feedback'
import { Pager } from './list-parts'
import type { AdminQueryState } from './use-admin-query'
import type { FieldKind } from '@/admin/rules/tab-spec'
import { parseKes } from '@/kit/rules/money'
import { choicesOf } from '@/admin/words/item-form'
import { formatKes } from '@/kit/words/money'
import { Picture } from '@/kit/media/picture'

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

type ItemCardProps = {
  spec: ShownTab
  row: ItemRow
  edited: boolean
  onEdit: () => void
  /** Null where items cannot be deleted. */
  onDelete: (() => void) | null
}

function ItemCard({ spec, row, edited, onEdit, onDelete }: ItemCardProps) {
  const name = textIn(row.values, spec.title)
  const summary = textIn(row.values, spec.summary)
  const price = spec.price === null ? null : parseKes(row.values[spec.price])
  return (
    <li className={classes.item} aria-current={edited || undefined} data-plain={!hasPicture(spec) || undefined}>
      <CardPicture spec={spec} row={row} />
      <div className={classes.itemWords}>
        <Text fw={700} lh={1.25}>
          {name}
        </Text>
        {summary !== '' && (
          <Text size="sm" c="var(--ink-soft)" lineClamp={2}>
            {summary}
          </Text>
        )}
      </div>
      <div className={classes.itemFacts}>
        {price !== null && (
          <Text fw={700} c="var(--price)" component="span">
            {formatKes(price)}
            {spec.per}
          </Text>
        )}
        <CategoryBadge spec={spec} row={row} />
        {spec.stock && <StockBadge stock={row.values['stock']} />}
      </div>
      <div className={classes.itemActions}>
        <ActionIcon variant="default" aria-label={messages.editNamed({ name })} title={messages.edit} onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        {onDelete && (
          <ActionIcon
            variant="default"
            aria-label={messages.deleteNamed({ name })}
            title={messages.deleteIt}
            onClick={onDelete}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </li>
  )
}

const pictureKinds: readonly FieldKind[] = ['picture', 'gallery', 'colour']
const hasPicture = ({ fields, bucket }: ShownTab): boolean =>
  bucket === null || fields.some(({ kind }) => pictureKinds.includes(kind))

function CardPicture({ spec, row: { values } }: Pick<ItemCardProps, 'spec' | 'row'>) {
  if (!hasPicture(spec)) return null
  if (spec.bucket === null)
    return <span className={classes.itemPicture} style={{ background: textIn(values, 'colour') }} />
  const field = spec.fields.find(({ kind }) => kind === 'picture' || kind === 'gallery')
  return <Picture src={(field && textIn(values, field.column)) || null} alt="" fill className={classes.itemPicture} />
}

function CategoryBadge({ spec: { fields }, row: { values } }: Pick<ItemCardProps, 'spec' | 'row'>) {
  const field = fields.find(({ kind }) => kind === 'category')
  if (!field) return null
  const own = textIn(values, field.column)
  return (
    <Badge variant="light">
      {choicesOf(field, own).find(({ value }) => value === own)?.label || own || messages.general}
    </Badge>
  )
}

function StockBadge({ stock }: { stock: unknown }) {
  if (typeof stock !== 'number') return <Badge variant="default">{messages.notCounted}</Badge>
  return stock === 0 ? (
    <Badge color="coral">{messages.outOfStock}</Badge>
  ) : (
    <Badge variant="default">{messages.stock({ count: String(stock) })}</Badge>
  )
}

const pauseMs = 300

/** Reports typed text once typing has paused, because each report is a request to the server. */
const useDebouncedInput = (current: string, onSettled: (text: string) => void) => {
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef(onSettled)
  useEffect(() => {
    latest.current = onSettled
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      latest.current(typed)
      setTyped(null)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { value: typed ?? current, setValue: setTyped }
}
