import { ActionIcon, Badge, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { choicesOf } from '@/domain/admin/item-form'
import { textIn, type ItemRow } from '@/domain/admin/item-row'
import type { TabSpec } from '@/domain/admin/tab-spec'
import { formatKes, parseKes } from '@/domain/shared/money'
import { Picture } from '@/ui/media/picture'
import classes from './admin.module.css'

type ItemCardProps = { spec: TabSpec; row: ItemRow; edited: boolean; onEdit: () => void; onDelete: () => void }

export function ItemCard({ spec, row, edited, onEdit, onDelete }: ItemCardProps) {
  const name = textIn(row.values, spec.title)
  const description = textIn(row.values, 'description')
  const price = spec.price === null ? null : parseKes(row.values[spec.price])
  return (
    <li className={classes.item} aria-current={edited || undefined}>
      <Picture src={textIn(row.values, 'image_url') || null} alt="" fill className={classes.itemPicture} />
      <div className={classes.itemWords}>
        <Text fw={700} lh={1.25}>
          {name}
        </Text>
        {description !== '' && (
          <Text size="sm" c="var(--ink-soft)" lineClamp={2}>
            {description}
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
        <Badge variant="light">{categoryOf(spec, row)}</Badge>
        {spec.stock && <StockBadge stock={row.values['stock']} />}
      </div>
      <div className={classes.itemActions}>
        <ActionIcon variant="default" aria-label={`Edit ${name}`} title="Edit" onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={`Delete ${name}`} title="Delete" onClick={onDelete}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}

const categoryOf = ({ fields }: TabSpec, { values }: ItemRow): string => {
  const own = textIn(values, 'category')
  const field = fields.find(({ kind }) => kind === 'category')
  return (field && choicesOf(field, own).find(({ value }) => value === own)?.label) || own || 'General'
}

function StockBadge({ stock }: { stock: unknown }) {
  if (typeof stock !== 'number') return <Badge variant="default">Not counted</Badge>
  return stock === 0 ? <Badge color="coral">Out of stock</Badge> : <Badge variant="default">Stock: {stock}</Badge>
}
