// Chunk: admin-tools

import { Button, Text } from '@mantine/core'
import { IconChevronLeft, IconDownload, IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { unforeseen } from '@/admin/store/request'
import { attempt } from '@/store/error-log/attempt'
import type { AdminProblem } from '@/admin/rules/problems'
import type { Sheet } from '@/admin/rules/sheet/read-sheet'
import type { Choice } from '@/kit/rules/choice'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import { sheetFailureText } from '@/admin/words/sheet'
import type { ShownTab } from '@/admin/words/tabs'
import * as messages from '#words/admin/tools'
import { Callout } from '@/kit/feedback/callout'
import { FilePicker } from '@/kit/form/file-picker'
import { downloadFile } from '@/kit/platform/save-file'
import { useBusy } from '@/kit/platform/use-busy'
import { DoneBatches } from '../batches'
import { Failure, showSuccess } from '../feedback'
import many from '../many.module.css'
import { SheetPreview } from './sheet-preview'

type SheetViewProps = {
  userId: UserId
  campus: CampusSlug | null
  spec: ShownTab
  /** The last part of the file's name, after the name of the app. */
  name: string
  shops: readonly Choice[]
  onClose: () => void
  onChanged: () => void
}

/** Phones call CSV by several names. A workbook can be chosen, too: a message then says how to save it as CSV. */
const offered =
  '.csv,.tsv,.txt,.xlsx,.xls,.ods,.numbers,text/csv,text/comma-separated-values,text/tab-separated-values,text/plain,application/csv,application/vnd.ms-excel'

/** Loaded with the first file, because its rules and the texts of both languages are most of this screen's code. */
const loadSheetFile = () => import('@/admin/store/sheet-file')

/** Saves the items of a tab as a spreadsheet, and reads a changed one. */
export function SheetView({ userId, campus, spec, name, shops, onClose, onChanged }: SheetViewProps) {
  const [sheet, setSheet] = useState<{ readonly file: string; readonly sheet: Sheet } | null>(null)
  const [problem, setProblem] = useState<AdminProblem | null>(null)
  const { busy, whileBusy } = useBusy()
  const source = { userId, campus, spec, shops }

  const download = async () => {
    setProblem(null)
    const file = await whileBusy(() =>
      attempt('page', async () => (await loadSheetFile()).sheetFile(source), unforeseen),
    )
    if (!file.ok) return setProblem(file.problem)
    downloadFile({ name: `comrade-${name}.csv`, text: file.value, type: 'text/csv;charset=utf-8' })
    showSuccess(messages.fileSaved)
  }
  const open = async (file: File | null) => {
    if (!file) return
    setProblem(null)
    setSheet(null)
    const read = await whileBusy(() =>
      attempt('page', async () => (await loadSheetFile()).openSheet(source, file), unforeseen),
    )
    if (read.ok) setSheet({ file: file.name, sheet: read.value })
    else setProblem(read.problem)
  }
  /** The server has changed, so the file has to be compared with it again. */
  const afterUndo = () => {
    setSheet(null)
    onChanged()
  }
  return (
    <div className={many.view}>
      <Button
        variant="subtle"
        justify="start"
        px="xs"
        ml="calc(-1 * var(--mantine-spacing-xs))"
        leftSection={<IconChevronLeft size={20} aria-hidden />}
        onClick={onClose}
      >
        {messages.backToList}
      </Button>
      <Text size="sm">{messages.explained}</Text>
      <div className={many.buttons}>
        <Button
          variant="default"
          disabled={busy}
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => void download()}
        >
          {messages.saveAsFile}
        </Button>
        <FilePicker accept={offered} onChange={(file) => void open(file)}>
          {(props) => (
            <Button {...props} loading={busy} leftSection={<IconFileImport size={20} aria-hidden />}>
              {messages.openFile}
            </Button>
          )}
        </FilePicker>
      </div>
      <DoneBatches target={{ userId, campus, spec }} onUndone={afterUndo} />
      {problem && <Failure problem={problem} />}
      {sheet && !sheet.sheet.ok && (
        <Callout tone="problem" title={sheet.file}>
          {sheetFailureText(sheet.sheet)}
        </Callout>
      )}
      {sheet?.sheet.ok && (
        <SheetPreview
          userId={userId}
          campus={campus}
          spec={spec}
          shops={shops}
          file={sheet.file}
          sheet={sheet.sheet}
          onChanged={onChanged}
          onUndone={afterUndo}
        />
      )}
    </div>
  )
}
