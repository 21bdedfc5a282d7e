import { draftOf } from '@/admin/rules/item-form'
import {
  galleryOf,
  textIn,
  type GallerySelection,
  type ItemRow,
  type Deleted,
  type Saved,
} from '@/admin/rules/item-row'
import { earlierValues, hasLostPicture, type BatchStep, type Kept, type TakenBack } from '@/admin/rules/bulk'
import type { TabSpec } from '@/admin/rules/tab-spec'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import { attempt } from '@/store/error-log/attempt'
import { unforeseenProblem } from './request'
import { saveMany, type Edit } from './save-many'
import { deleteItem } from './write-items'

/** The step of an item that was saved; null if nothing was written. @param before null for a new item */
export const batchStep = (before: ItemRow | null, saved: Saved): BatchStep | null =>
  saved.kind === 'saved' || saved.kind === 'half' ? { before, after: saved.row } : null

type Target = { readonly userId: UserId; readonly spec: TabSpec; readonly campus: CampusSlug | null }

/** The earlier pictures of a rental; null if the batch did not change them. */
const earlierPhotos = ({ fields }: TabSpec, before: ItemRow, after: ItemRow): GallerySelection | null => {
  const gallery = fields.find(({ kind }) => kind === 'gallery')
  if (!gallery || JSON.stringify(galleryOf(before)) === JSON.stringify(galleryOf(after))) return null
  return {
    urls: galleryOf(before),
    primary: textIn(before.values, gallery.column) || null,
    known: after.photos.map(({ id }) => id),
  }
}

const isChange = (step: BatchStep): step is BatchStep & { readonly before: ItemRow } => step.before !== null

const keptAfter = (step: BatchStep, saved: Exclude<Saved, { kind: 'saved' }>): Kept =>
  saved.kind === 'changed'
    ? { step, why: saved.theirs ? 'changed' : 'deleted' }
    : { step, why: 'failed', problem: saved.problem }

const removeNew = async ({ userId, spec, campus }: Target, { after }: BatchStep): Promise<Deleted> =>
  attempt('page', () => deleteItem(userId, spec, after, campus), { kind: 'failed', problem: unforeseenProblem })

/**
 * Takes a batch back: restores the items that it changed and deletes those that it added. An item stays as it is if
 * somebody has changed it since, or if the server has deleted its earlier picture.
 */
export const takeBack = async (target: Target, steps: readonly BatchStep[]): Promise<TakenBack> => {
  const { userId, spec, campus } = target
  const rows: ItemRow[] = []
  const removed: string[] = []
  const changes = steps.filter(isChange)
  const kept: Kept[] = changes
    .filter(({ before, after }) => hasLostPicture(before, after))
    .map((step) => ({ step, why: 'picture' }))
  const restorable = changes.filter(({ before, after }) => !hasLostPicture(before, after))
  const edits = restorable.map(({ before, after }): Edit => ({
    request: {
      campus,
      id: after.id,
      rev: after.rev,
      values: earlierValues(spec, before, after),
      photos: earlierPhotos(spec, before, after),
    },
    base: draftOf(spec, after),
  }))
  await saveMany(userId, spec, edits, (id, saved) => {
    const step = restorable.find(({ after }) => after.id === id)
    if (!step) return
    if (saved.kind === 'saved') rows.push(saved.row)
    else kept.push(keptAfter(step, saved))
  })
  for (const step of steps.filter((each) => !isChange(each))) {
    const deleted = await removeNew(target, step)
    if (deleted.kind === 'deleted') removed.push(step.after.id)
    else
      kept.push(
        deleted.kind === 'changed' ? { step, why: 'changed' } : { step, why: 'failed', problem: deleted.problem },
      )
  }
  return { rows, removed, kept }
}
