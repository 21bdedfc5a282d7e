import { ActionIcon, Badge, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { textIn, type ItemRow } from '@/domain/admin/item-row'
import { parseKes } from '@/domain/shared/money'
import { choicesOf } from '@/messages/admin/item-form'
import type { ShownTab } from '@/messages/admin/tabs'
import { formatKes } from '@/messages/shared/money'
import { Picture } from '@/ui/media/picture'
import classes from './admin.module.css'

type ItemCardProps = {
  spec: ShownTab
  row: ItemRow
  edited: boolean
  onEdit: () => void
  /** Null where items cannot be deleted. */
  onDelete: (() => void) | null
}

export function ItemCard({ spec, row, edited, onEdit, onDelete }: ItemCardProps) {
  const name = textIn(row.values, spec.title)
  const summary = textIn(row.values, spec.summary)
  const price = spec.price === null ? null : parseKes(row.values[spec.price])
  return (
    <li className={classes.item} aria-current={edited || undefined}>
      {spec.bucket === null ? (
        <span className={classes.itemPicture} style={{ background: textIn(row.values, 'colour') }} />
      ) : (
        <Picture src={textIn(row.values, 'image_url') || null} alt="" fill className={classes.itemPicture} />
      )}
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
        <ActionIcon variant="default" aria-label={`Edit ${name}`} title="Edit" onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        {onDelete && (
          <ActionIcon variant="default" aria-label={`Delete ${name}`} title="Delete" onClick={onDelete}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </li>
  )
}

function CategoryBadge({ spec: { fields }, row: { values } }: Pick<ItemCardProps, 'spec' | 'row'>) {
  const field = fields.find(({ kind }) => kind === 'category')
  if (!field) return null
  const own = textIn(values, 'category')
  return <Badge variant="light">{choicesOf(field, own).find(({ value }) => value === own)?.label || own || 'General'}</Badge>
}

function StockBadge({ stock }: { stock: unknown }) {
  if (typeof stock !== 'number') return <Badge variant="default">Not counted</Badge>
  return stock === 0 ? <Badge color="coral">Out of stock</Badge> : <Badge variant="default">Stock: {stock}</Badge>
}
