import { ActionIcon, Badge, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { textIn, type ItemRow } from '@/admin/rules/item-row'
import type { FieldKind } from '@/admin/rules/tab-spec'
import { parseKes } from '@/kit/rules/money'
import { choicesOf } from '@/admin/words/item-form'
import * as messages from '#words/admin/list'
import type { ShownTab } from '@/admin/words/tabs'
import { formatKes } from '@/kit/words/money'
import { Picture } from '@/kit/media/picture'
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
