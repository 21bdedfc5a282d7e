import { useState } from 'react'
import type { Import } from '@/health/cycle/store/transfer/read-import'
import { orderIn, type ColumnMapping } from '@/health/cycle/rules/transfer/column-mapping'
import type { MappedTable, SkippedRow } from '@/health/cycle/rules/transfer/csv-days'
import type { DateOrder } from '@/health/cycle/rules/transfer/dates'
import type { Unsupported } from '@/health/cycle/rules/transfer/gather-days'
import type { FoundLog } from '@/health/cycle/rules/transfer/merge'
import { reportError } from '@/store/error-log/error-log'
import * as messages from '#words/health/cycle/screens-import'
import { useBusy } from '@/kit/platform/use-busy'

/** The contents of a file, with the parts that could not be read. */
export type ImportPreview = {
  /** True if it is a backup of this app, which holds no PIN. */
  readonly isBackup: boolean
  /** Name of the app or file type, shown to the user. */
  readonly source: string
  readonly log: FoundLog
  readonly unread: readonly Unsupported[]
  readonly skipped: readonly SkippedRow[]
}

type OpenDates = Extract<Import, { kind: 'asks-date-order' }>
type Tables = Omit<Extract<Import, { kind: 'table' }>, 'kind'>

export type ImportStep =
  | { readonly kind: 'choose'; readonly problem: string | null }
  | { readonly kind: 'passphrase'; readonly file: Blob; readonly wrong: boolean }
  /** `more`: the tables of the same file that follow, `mapped`: those before. */
  | ({ readonly kind: 'columns'; readonly mapped: readonly MappedTable[] } & Tables)
  | ({ readonly kind: 'date-order' } & Pick<OpenDates, 'dates' | 'orders' | 'logs'>)
  | { readonly kind: 'review'; readonly found: ImportPreview }

type ReadProblem = Exclude<
  Import['kind'],
  'log' | 'table' | 'asks-date-order' | 'needs-passphrase' | 'wrong-passphrase'
>

const problems: Readonly<Record<ReadProblem, string>> = {
  'newer-version': messages.newerVersion,
  damaged: messages.damaged,
  'locked-zip': messages.lockedZip,
  'too-big': messages.tooBig,
  'not-ours': messages.notOurs,
}

const chooseStep = (problem: string | null = null): ImportStep => ({ kind: 'choose', problem })

const reviewOf = async ({ source, log, unread }: Extract<Import, { kind: 'log' }>): Promise<ImportStep> => {
  const { importSources } = await import('@/health/cycle/store/transfer/read-import')
  return {
    kind: 'review',
    found: { isBackup: source === 'comrade', source: importSources[source], log, unread, skipped: [] },
  }
}

const nextStep = async (file: Blob, read: Import): Promise<ImportStep> => {
  if (read.kind === 'needs-passphrase' || read.kind === 'wrong-passphrase')
    return { kind: 'passphrase', file, wrong: read.kind === 'wrong-passphrase' }
  if (read.kind === 'table') return { ...read, kind: 'columns', mapped: [] }
  if (read.kind === 'asks-date-order') return { ...read, kind: 'date-order' }
  return read.kind === 'log' ? reviewOf(read) : chooseStep(problems[read.kind])
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
  const read = (file: Blob, passphrase?: string) =>
    advance(async () => {
      const { readImportFile } = await import('@/health/cycle/store/transfer/read-import')
      return nextStep(file, await readImportFile(file, passphrase))
    })
  return {
    step,
    busy,
    openFile: (file: File) => read(file),
    unseal: read,
    applyMapping: (
      { table, more, leftOut, mapped }: Tables & { readonly mapped: readonly MappedTable[] },
      mapping: ColumnMapping,
    ) =>
      advance(async () => {
        const [next, ...rest] = more
        if (next) {
          // One file writes its dates in one way, and is asked once.
          const decided = orderIn(mapping.columns, table.rows, table.guess.decided).ambiguous
            ? mapping.dateOrder
            : next.guess.decided
          return {
            kind: 'columns',
            table: { ...next, guess: { ...next.guess, decided } },
            more: rest.map((each) => ({ ...each, guess: { ...each.guess, decided } })),
            leftOut,
            mapped: [...mapped, { table, mapping }],
          }
        }
        const { daysOfCsv } = await import('@/health/cycle/rules/transfer/csv-days')
        const { days, unread, skipped } = daysOfCsv(table, mapping, mapped)
        return {
          kind: 'review',
          found: {
            isBackup: false,
            source: messages.yourTable,
            log: { days, profile: null },
            unread: [...unread, ...leftOut],
            skipped,
          },
        }
      }),
    applyOrder: ({ logs }: Pick<OpenDates, 'logs'>, order: DateOrder) => advance(() => reviewOf(logs[order])),
    startOver: () => setStep(chooseStep()),
  }
}
