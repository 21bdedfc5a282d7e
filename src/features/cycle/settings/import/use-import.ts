import { useState } from 'react'
import type { Import } from '@/data/cycle/transfer/read-import'
import type { ColumnMapping } from '@/domain/cycle/transfer/column-mapping'
import type { SkippedRow } from '@/domain/cycle/transfer/csv-days'
import type { Unsupported } from '@/domain/cycle/transfer/gather-days'
import type { FoundLog } from '@/domain/cycle/transfer/merge'
import { reportError } from '@/data/error-log/error-log'
import * as messages from '@/messages/cycle/screens-import.gen'
import { useBusy } from '@/ui/platform/use-busy'

/** What a file contains, and what of it could not be read. */
export type ImportPreview = {
  /** Name of the app or file type, shown to the user. */
  readonly source: string
  readonly log: FoundLog
  readonly unread: readonly Unsupported[]
  readonly skipped: readonly SkippedRow[]
}

type Table = Extract<Import, { kind: 'table' }>['table']

export type ImportStep =
  | { readonly kind: 'choose'; readonly problem: string | null }
  | { readonly kind: 'passphrase'; readonly bytes: Uint8Array; readonly wrong: boolean }
  | { readonly kind: 'columns'; readonly table: Table }
  | { readonly kind: 'review'; readonly found: ImportPreview }

type ReadProblem = Exclude<Import['kind'], 'log' | 'table' | 'needs-passphrase' | 'wrong-passphrase'>

const problems: Readonly<Record<ReadProblem, string>> = {
  'newer-version': messages.newerVersion,
  damaged: messages.damaged,
  'locked-zip': messages.lockedZip,
  'too-big': messages.tooBig,
  'not-ours': messages.notOurs,
}

const chooseStep = (problem: string | null = null): ImportStep => ({ kind: 'choose', problem })

const nextStep = async (bytes: Uint8Array, read: Import): Promise<ImportStep> => {
  if (read.kind === 'needs-passphrase' || read.kind === 'wrong-passphrase') return { kind: 'passphrase', bytes, wrong: read.kind === 'wrong-passphrase' }
  if (read.kind === 'table') return { kind: 'columns', table: read.table }
  if (read.kind !== 'log') return chooseStep(problems[read.kind])
  const { importSources } = await import('@/data/cycle/transfer/read-import')
  return { kind: 'review', found: { source: importSources[read.source], log: read.log, unread: read.unread, skipped: [] } }
}

/** The steps that read a file. The log changes only when the user confirms the review. */
export const useImport = () => {
  const [step, setStep] = useState<ImportStep>(chooseStep())
  const { busy, whileBusy } = useBusy()
  const advance = (next: () => Promise<ImportStep>) =>
    whileBusy(async () => {
      try {
        setStep(await next())
      } catch (error) {
        void reportError('private', error)
        setStep(chooseStep(messages.unreadable))
      }
    })
  const read = (loadBytes: () => Promise<Uint8Array>, passphrase?: string) =>
    advance(async () => {
      const bytes = await loadBytes()
      const { readImport } = await import('@/data/cycle/transfer/read-import')
      return nextStep(bytes, await readImport(bytes, passphrase))
    })
  return {
    step,
    busy,
    openFile: (file: File) => read(async () => new Uint8Array(await file.arrayBuffer())),
    unseal: (bytes: Uint8Array, passphrase: string) => read(async () => bytes, passphrase),
    applyMapping: (table: Table, mapping: ColumnMapping) =>
      advance(async () => {
        const { daysOfCsv } = await import('@/domain/cycle/transfer/csv-days')
        const { days, unread, skipped } = daysOfCsv(table, mapping)
        return { kind: 'review', found: { source: messages.yourTable, log: { days, profile: null }, unread, skipped } }
      }),
    startOver: () => setStep(chooseStep()),
  }
}
