import type { CycleLog } from '@/health/cycle/rules/log'
import { plainCodec, type Codec } from './codec'
import type { BackupState } from './cycle-db'
import { encodePages, type Snapshot, type Write } from './cycle-store'
import { decoysFor, decoysToDrop } from './decoys'
import { allPages, backupPage, type Page } from './pages'

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
