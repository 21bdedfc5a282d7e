import type { CycleLog } from '@/health/cycle/rules/log'
import type { AnsweredNote } from '@/health/cycle/rules/pill-day'
import { localTime } from '@/health/cycle/rules/reminders'
import type { Codec } from './codec'
import type { BackupState, CycleDb, Metadata, MetadataRecord, Stamp, StoredPage } from './cycle-db'
import { backupOf, logOf, outdatedMonths, readPage, type Page } from './pages'

/** The database as it was at one moment. */
export type Snapshot = {
  readonly pages: readonly StoredPage[]
  readonly stamp: Stamp
  readonly generation: string
  readonly pin: Metadata<'pin'> | null
  readonly locked: string
  readonly tries: Metadata<'tries'>
  readonly answered: readonly AnsweredNote[]
}

const find = <Key extends MetadataRecord['key']>(
  records: readonly MetadataRecord[],
  key: Key,
): Metadata<Key> | undefined => records.find((record): record is Metadata<Key> => record.key === key)

const answersOf = (kept: Metadata<'answered'> | undefined): readonly AnsweredNote[] => [
  ...(kept?.at ?? []).map((at): AnsweredNote => ({ shown: localTime(at), answered: localTime(at), pill: null })),
  ...(kept?.notes ?? []),
]

export const readSnapshot = (db: CycleDb): Promise<Snapshot> =>
  db.transaction('r', db.pages, db.metadata, async () => {
    const [pages, records] = await Promise.all([db.pages.toArray(), db.metadata.toArray()])
    return {
      pages,
      stamp: find(records, 'stamp')?.value ?? '',
      generation: find(records, 'generation')?.value ?? '',
      pin: find(records, 'pin') ?? null,
      locked: find(records, 'locked')?.value ?? '',
      tries: find(records, 'tries') ?? { key: 'tries', failed: 0, last: 0 },
      answered: answersOf(find(records, 'answered')),
    }
  })

export type EncodedPage =
  | Omit<Extract<StoredPage, { kind: 'plain' }>, 'version'>
  | Omit<Extract<StoredPage, { kind: 'sealed' }>, 'version'>

export const encodePages = (codec: Codec, pages: readonly Page[]): Promise<EncodedPage[]> =>
  Promise.all(
    pages.map(async ({ name, content }) => {
      const id = await codec.idOf(name)
      return { id, ...(await codec.encode(id, content)) }
    }),
  )

/** An atomic write. */
export type Write = {
  readonly pages: readonly EncodedPage[]
  /** The ids of pages to delete. */
  readonly drop?: readonly string[]
  /** True to delete all other pages. */
  readonly dropOthers?: boolean
  readonly metadata?: readonly MetadataRecord[]
  readonly dropMetadata?: readonly MetadataRecord['key'][]
}

/** @returns false, without writing anything, when the database has changed since the snapshot */
export const commit = (
  db: CycleDb,
  snapshot: Snapshot,
  { pages, drop = [], dropOthers = false, metadata = [], dropMetadata = [] }: Write,
): Promise<boolean> =>
  db.transaction('rw', db.pages, db.metadata, async () => {
    const now = find(await db.metadata.toArray(), 'stamp')?.value ?? ''
    if (now !== snapshot.stamp) return false
    if (dropOthers) await db.pages.clear()
    await db.pages.bulkDelete([...drop])
    const stamp = crypto.randomUUID()
    await db.pages.bulkPut(pages.map((page) => ({ ...page, version: stamp })))
    await db.metadata.bulkDelete([...dropMetadata])
    await db.metadata.bulkPut([...metadata, { key: 'stamp', value: stamp }])
    return true
  })

type ReadLog = { readonly log: CycleLog; readonly backup: BackupState; readonly outdated: readonly string[] }

/** Decodes pages, each version of a page only once. */
export const pageReader = () => {
  const cache = new Map<string, { readonly version: Stamp; readonly page: ReturnType<typeof readPage> }>()
  return {
    read: async (codec: Codec, { pages }: Pick<Snapshot, 'pages'>): Promise<ReadLog> => {
      const read = await Promise.all(
        pages.map(async (stored) => {
          const cached = cache.get(stored.id)
          if (cached?.version === stored.version) return cached.page
          const page = readPage(await codec.decode(stored))
          cache.set(stored.id, { version: stored.version, page })
          return page
        }),
      )
      return {
        log: logOf(read),
        backup: backupOf(read) ?? { last: null, unsavedSince: null },
        outdated: outdatedMonths(read),
      }
    },
    clear: () => cache.clear(),
  }
}
