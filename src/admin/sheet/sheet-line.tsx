import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Badge, Checkbox, Text } from '@mantine/core'
import type { SheetChange } from '@/admin/rules/sheet/sheet-item'
import type { Choice } from '@/kit/rules/choice'
import { doubtText, sheetCellsText, sheetChangeText } from '@/admin/words/sheet'
import * as messages from '#words/admin/tools'
import many from '../many.module.css'
import type { Reviewed } from './use-sheet'

type SheetLineProps = {
  reviewed: Reviewed
  shops: readonly Choice[]
  isTicked: (change: SheetChange) => boolean
  onTick: (change: SheetChange, on: boolean) => void
}

/** A day stays on one line. */
const withWholeDays = (text: string) =>
  text.split(/(\d{4}-\d\d-\d\d)/u).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={many.day}>
        {piece}
      </span>
    ),
  )

/** What a file changes of an item, each change with a checkbox. */
export function SheetLine({ reviewed: { item, done, failure }, shops, isTicked, onTick }: SheetLineProps) {
  const isNew = item.kind === 'new'
  const detailsOf = (change: SheetChange) => {
    const doubts = change.doubts.map((doubt) => doubtText(doubt, change, shops)).join('\n')
    const cells = isNew || change.part?.added ? sheetCellsText(change.cells, shops) : ''
    if (doubts === '' && cells === '') return undefined
    return (
      <>
        {doubts !== '' && <span className={many.doubt}>{doubts}</span>}
        {cells}
      </>
    )
  }
  const box = (change: SheetChange) => (
    <Checkbox
      key={change.key}
      size="md"
      label={withWholeDays(sheetChangeText(item, change, shops))}
      description={detailsOf(change)}
      checked={isTicked(change)}
      onChange={({ currentTarget: { checked } }) => onTick(change, checked)}
      className={many.change}
    />
  )
  const [first] = item.changes
  return (
    <li className={many.row}>
      <div className={many.head}>
        {isNew && first ? box(first) : <Text fw={600}>{item.title}</Text>}
        <Badge variant="light">{isNew ? messages.newItem : messages.changedItem}</Badge>
      </div>
      {!isNew &&
        done.map((change) => (
          <Text key={change.key} size="sm">
            {withWholeDays(sheetChangeText(item, change, shops))}
          </Text>
        ))}
      {!isNew && item.changes.map(box)}
      {failure !== undefined && (
        <Text
          size="sm"
          c={failure === null ? 'var(--price)' : 'var(--danger)'}
          role={failure === null ? undefined : 'alert'}
        >
          {failure ?? messages.saved}
        </Text>
      )}
    </li>
  )
}
