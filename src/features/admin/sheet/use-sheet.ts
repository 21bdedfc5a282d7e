import { useState } from 'react'
import { saveMany, type Edit } from '@/data/admin/save-many'
import { draftOf } from '@/domain/admin/item-form'
import { galleryOf, type ItemRow } from '@/domain/admin/item-row'
import type { SheetItem } from '@/domain/admin/sheet/read-sheet'
import type { UserId } from '@/domain/shared/ids'
import type { CampusSlug } from '@/domain/university/campus'
import type { ShownTab } from '@/messages/admin/tabs'
import { useBusy } from '@/ui/platform/use-busy'
import { failureOf, rowAfter } from '../outcome'

type Target = { readonly userId: UserId; readonly campus: CampusSlug | null; readonly spec: ShownTab }

/** Saves the items of a sheet. What was not saved can be tried again, on top of what the server has by then. */
export const useSheet = ({ userId, campus, spec }: Target, items: readonly SheetItem[]) => {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string | null>>(new Map())
  const [newer, setNewer] = useState<ReadonlyMap<string, ItemRow>>(new Map())
  const { busy, whileBusy } = useBusy()
  const waiting = items.filter(({ id, kind }) => kind !== 'same' && outcomes.get(id) !== null)
  const gallery = spec.fields.find(({ kind }) => kind === 'gallery')

  const editOf = ({ id, row, values, draft }: SheetItem): Edit => {
    const base = newer.get(id) ?? row
    const stay = base !== null && JSON.stringify(galleryOf(base)) === JSON.stringify(draft.photos)
    const photos = gallery && !stay ? { urls: draft.photos, primary: draft.values[gallery.column] || null, known: base ? base.photos.map((photo) => photo.id) : [] } : null
    return { request: { campus, id, rev: base?.rev ?? null, values, photos }, base: base && draftOf(spec, base) }
  }
  /** @returns how many were saved, and how many were not */
  const save = async () => {
    let failed = 0
    await whileBusy(() =>
      saveMany(userId, spec, waiting.map(editOf), (id, saved) => {
        const failure = failureOf(saved)
        const now = rowAfter(saved)
        if (failure !== null) failed += 1
        setOutcomes((before) => new Map(before).set(id, failure))
        if (now) setNewer((before) => new Map(before).set(id, now))
      }),
    )
    return { saved: waiting.length - failed, failed }
  }
  return { waiting: waiting.length, outcomes, save, busy }
}
