import { Button, Checkbox, Text, Title, Badge } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import type { Sheet } from '@/admin/rules/sheet/read-sheet'
import type { Choice } from '@/kit/rules/choice'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import { sheetCountText, sheetProblemText, doubtText, sheetCellsText, sheetChangeText } from '@/admin/words/sheet'
import type { ShownTab } from '@/admin/words/tabs'
import * as messages from '#words/admin/tools'
import { Callout } from '@/kit/feedback/callout'
import { showBatch } from '../batches'
import many from '../many.module.css'
import { useSheet, type Reviewed } from './use-sheet'
import type { SheetChange } from '@/admin/rules/sheet/sheet-item'

type SheetPreviewProps = {
  userId: UserId
  campus: CampusSlug | null
  spec: ShownTab
  shops: readonly Choice[]
  file: string
  sheet: Extract<Sheet, { ok: true }>
  onChanged: () => void
  onUndone: () => void
}

/** A preview of the changes in a file. Nothing is written before the admin confirms it here. */
export function SheetPreview({ userId, campus, spec, shops, file, sheet, onChanged, onUndone }: SheetPreviewProps) {
  const { reviewed, waiting, isTicked, tick, keyOf, keysOf, save, busy } = useSheet(
    { userId, campus, spec },
    sheet.items,
  )
  const again = reviewed.some(({ failure }) => failure !== undefined)
  const open = reviewed.flatMap(({ item }) => item.changes.map((change) => ({ item, change })))
  const chosen = open.filter(({ item, change }) => isTicked(item, change)).length

  const submit = async () => {
    const { steps, failed } = await save()
    showBatch({ userId, campus, spec }, steps, failed, onUndone)
    if (steps.length > 0) onChanged()
  }
  return (
    <section className={many.view} aria-label={messages.whatFileChanges}>
      <Title order={3} size="h4">
        {file}
      </Title>
      <Text role="status">{sheetCountText(sheet.items) || messages.noLineRead}</Text>
      {sheet.unknown.length > 0 && (
        <Callout tone="info">{messages.unknownColumns({ columns: sheet.unknown.join(', ') })}</Callout>
      )}
      {sheet.kept > 0 && <Callout tone="info">{messages.keptCells({ count: sheet.kept })}</Callout>}
      {sheet.absent > 0 && <Callout tone="info">{messages.absentLines({ count: sheet.absent })}</Callout>}
      {sheet.undated && <Callout tone="info">{messages.undated}</Callout>}
      {sheet.problems.length > 0 && (
        <Callout tone="problem" title={messages.linesNotSaved}>
          <ul className={many.problems} aria-label={messages.mistakes}>
            {sheet.problems.map((problem, index) => (
              <li key={index}>{sheetProblemText(problem)}</li>
            ))}
          </ul>
          {sheet.problems.some(({ problem }) => problem.kind === 'surplus') && (
            <Text size="sm" mt="xs">
              {messages.dividedCells}
            </Text>
          )}
          {sheet.refused.length > 0 && (
            <Text size="sm" mt="xs">
              {messages.alsoNotSaved({ items: sheet.refused.join(', ') })}
            </Text>
          )}
        </Callout>
      )}
      {open.length > 1 && (
        <Checkbox
          size="md"
          label={messages.selectAll({ count: String(open.length) })}
          checked={chosen === open.length}
          indeterminate={chosen > 0 && chosen < open.length}
          onChange={({ currentTarget: { checked } }) =>
            tick(
              open.map(({ item, change }) => keyOf(item, change)),
              checked,
            )
          }
          className={many.check}
        />
      )}
      {reviewed.length > 0 && (
        <ul className={many.rows} aria-label={messages.linesToSave}>
          {reviewed.map((each) => (
            <SheetLine
              key={each.item.id}
              reviewed={each}
              shops={shops}
              isTicked={(change) => isTicked(each.item, change)}
              onTick={(change, on) => tick(keysOf(each.item, [change]), on)}
            />
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <div className={many.foot} data-floats>
          <Button fullWidth loading={busy} disabled={waiting === 0} onClick={() => void submit()}>
            {waiting === 0
              ? messages.selectWhat
              : again
                ? messages.tryAgainCount({ count: String(waiting) })
                : messages.saveItems({ count: waiting })}
          </Button>
        </div>
      )}
    </section>
  )
}

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

/** An item of a file, with a checkbox for each change. */
function SheetLine({ reviewed: { item, done, failure }, shops, isTicked, onTick }: SheetLineProps) {
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
