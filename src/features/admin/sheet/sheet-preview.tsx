import { Badge, Button, Text, Title } from '@mantine/core'
import { draftOf } from '@/domain/admin/item-form'
import type { Sheet, SheetItem } from '@/domain/admin/sheet/read-sheet'
import type { UserId } from '@/domain/shared/ids'
import type { CampusSlug } from '@/domain/university/campus'
import { differences } from '@/messages/admin/item-form'
import { savedManyText, sheetCountText, sheetProblemText } from '@/messages/admin/sheet'
import type { ShownTab } from '@/messages/admin/tabs'
import * as messages from '@/messages/admin/tools.gen'
import { error } from '@/messages/shared/screen-notes.gen'
import { Callout } from '@/ui/feedback/callout'
import { showToast } from '@/ui/feedback/toast'
import many from '../many.module.css'
import { showSuccess } from '../toasts'
import { useSheet } from './use-sheet'

type SheetPreviewProps = { userId: UserId; campus: CampusSlug | null; spec: ShownTab; file: string; sheet: Extract<Sheet, { ok: true }>; onChanged: () => void }

/** What a file would change. Nothing is written before it is confirmed here. */
export function SheetPreview({ userId, campus, spec, file, sheet, onChanged }: SheetPreviewProps) {
  const { waiting, outcomes, save, busy } = useSheet({ userId, campus, spec }, sheet.items)
  const shown = sheet.items.filter(({ kind }) => kind !== 'same')
  const again = outcomes.size > 0

  const submit = async () => {
    const { saved, failed } = await save()
    if (failed === 0) showSuccess(savedManyText(saved, failed))
    else showToast({ title: error, description: savedManyText(saved, failed), tone: 'destructive' })
    if (saved > 0) onChanged()
  }
  return (
    <section className={many.view} aria-label={messages.whatFileChanges}>
      <Title order={3} size="h4">
        {file}
      </Title>
      <Text role="status">{sheetCountText(sheet.items) || messages.noLineRead}</Text>
      {sheet.unknown.length > 0 && <Callout tone="info">{messages.unknownColumns({ columns: sheet.unknown.join(', ') })}</Callout>}
      {sheet.problems.length > 0 && (
        <Callout tone="problem" title={messages.linesNotSaved}>
          <ul className={many.problems} aria-label={messages.mistakes}>
            {sheet.problems.map((problem, index) => (
              <li key={index}>{sheetProblemText(problem)}</li>
            ))}
          </ul>
        </Callout>
      )}
      {shown.length > 0 && (
        <ul className={many.rows} aria-label={messages.linesToSave}>
          {shown.map((item) => (
            <Line key={item.id} spec={spec} item={item} outcome={outcomes.get(item.id)} />
          ))}
        </ul>
      )}
      {waiting > 0 && (
        <div className={many.foot}>
          <Button fullWidth loading={busy} onClick={() => void submit()}>
            {again ? messages.tryAgainCount({ count: String(waiting) }) : messages.saveItems({ count: waiting })}
          </Button>
        </div>
      )}
    </section>
  )
}

function Line({ spec, item, outcome }: { spec: ShownTab; item: SheetItem; outcome: string | null | undefined }) {
  const changes = item.row ? differences(spec, item.draft, draftOf(spec, item.row)) : []
  return (
    <li className={many.row}>
      <div className={many.step}>
        <Text fw={600}>{item.title}</Text>
        <Badge variant="light">{item.kind === 'new' ? messages.newItem : messages.changedItem}</Badge>
      </div>
      {changes.map(({ field, mine, theirs }) => (
        <Text key={field.column} size="sm">
          {`${field.label}: ${theirs || messages.empty} → ${mine || messages.empty}`}
        </Text>
      ))}
      {outcome !== undefined && (
        <Text size="sm" c={outcome === null ? 'var(--price)' : 'var(--danger)'} role={outcome === null ? undefined : 'alert'}>
          {outcome ?? messages.saved}
        </Text>
      )}
    </li>
  )
}
