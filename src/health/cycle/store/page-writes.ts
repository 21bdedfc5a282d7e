import type { CycleLog } from '@/health/cycle/rules/log'
import { plainCodec, type Codec } from './codec'
import type { BackupState } from './cycle-db'
import { encodePages, type Snapshot, type Write, type EncodedPage } from './cycle-store'
import { allPages, backupPage, type Page } from './pages'

/** When a log is sealed, decoys fill its pages up to a multiple of this: four years of months. */
const blockSize = 48

const idOfDecoy = (codec: Codec, n: number): Promise<string> => codec.idOf(`decoy ${n}`)

const newDecoy = async (codec: Codec, n: number): Promise<EncodedPage> => {
  const id = await idOfDecoy(codec, n)
  return { id, ...(await codec.encode(id, { decoy: n })) }
}

/** The decoys to store with this many `real` pages, so that the number of stored pages reveals little. */
const decoysFor = (codec: Codec, real: number): Promise<EncodedPage[]> =>
  Promise.all(
    Array.from({ length: blockSize * Math.ceil((real + 1) / blockSize) - real }, (_, n) => newDecoy(codec, n)),
  )

/** The ids of the decoys that `added` new pages replace. @param stored ids of all pages */
const decoysToDrop = async (codec: Codec, stored: ReadonlySet<string>, added: number): Promise<readonly string[]> => {
  const ids = await Promise.all(Array.from({ length: added > 0 ? blockSize * 2 : 0 }, (_, n) => idOfDecoy(codec, n)))
  return ids.filter((id) => stored.has(id)).slice(0, added)
}

/** Encodes pages as a write. In a sealed log, new pages replace decoys. */
export const writeOf = async (snapshot: Snapshot, codec: Codec, pages: readonly Page[]): Promise<Write> => {
  const encoded = await encodePages(codec, pages)
  const stored = new Set(snapshot.pages.map(({ id }) => id))
  const added = encoded.filter(({ id }) => !stored.has(id)).length
  return { pages: encoded, drop: snapshot.pin ? await decoysToDrop(codec, stored, added) : [] }
}

/** Encodes a whole log. In a sealed one, decoys stand beside its pages. */
export const allPagesIn = async (
  codec: Codec,
  { log, backup }: { readonly log: CycleLog; readonly backup: BackupState },
): Promise<Write['pages']> => {
  const pages = await encodePages(codec, [...allPages(log), backupPage(backup)])
  const decoys = codec === plainCodec ? [] : await decoysFor(codec, pages.length)
  return [...pages, ...decoys]
}
