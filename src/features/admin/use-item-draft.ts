import { useCallback, useRef, useState } from 'react'
import { draftOf, emptyDraft, isSameDraft, type ItemDraft } from '@/domain/admin/item-form'
import type { ItemRow } from '@/domain/admin/item-row'
import type { AdminTab } from '@/domain/admin/admin-url'
import type { TabSpec } from '@/domain/admin/tab-spec'
import type { CampusSlug } from '@/domain/university/campus'
import { saveForm, readForm, type StoredForm } from './tab-storage'

export const storedBase = ({ values, photos }: ItemDraft): NonNullable<StoredForm['base']> => ({ values: { ...values }, photos: [...photos] })

const freshForm = (spec: TabSpec, row: ItemRow | null): StoredForm => {
  const { values, photos } = row ? draftOf(spec, row) : emptyDraft(spec)
  return {
    id: row?.id ?? crypto.randomUUID(),
    rev: row?.rev ?? null,
    values: { ...values },
    photos: [...photos],
    known: row ? row.photos.map(({ id }) => id) : [],
    base: row && storedBase({ values, photos }),
  }
}

/** Names a form: what is typed for one campus is not stored for another. */
export type FormName = { readonly campus: CampusSlug | null; readonly tab: AdminTab; readonly item: string | null }

const keyOf = ({ campus, tab, item }: FormName) => `comrade-admin-form/${campus ?? 'all'}/${tab}/${item ?? 'new'}`

/** Whether this browser tab has an unsaved draft of the item. */
export const hasDraft = (name: FormName): boolean => readForm(keyOf(name)) !== null

/**
 * The form's draft. It survives a reload, a failed save and an expired session.
 * @param row the edited item as last read; null for a new or a deleted one
 */
export const useItemDraft = (name: FormName, spec: TabSpec, row: ItemRow | null) => {
  const key = keyOf(name)
  const [form, setForm] = useState<StoredForm>(() => readForm(key) ?? freshForm(spec, row))
  const [initial, setInitial] = useState<ItemDraft>(() => freshForm(spec, row))
  const latest = useRef(form)

  /** `next` receives the latest form, because several photo uploads change it between renders. */
  const change = useCallback(
    (next: (form: StoredForm) => StoredForm) => {
      latest.current = next(latest.current)
      saveForm(key, latest.current)
      setForm(latest.current)
    },
    [key],
  )
  const startFrom = useCallback(
    (from: ItemRow | null) => {
      const fresh = freshForm(spec, from)
      latest.current = fresh
      saveForm(key, null)
      setForm(fresh)
      setInitial(fresh)
    },
    [key, spec],
  )
  return { form, change, startFrom, isChanged: !isSameDraft(form, initial) }
}
