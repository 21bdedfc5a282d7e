import { useCallback, useRef, useState } from 'react'
import { draftOf, emptyDraft, isSameDraft, type ItemDraft } from '@/domain/admin/item-form'
import type { ItemRow } from '@/domain/admin/item-row'
import type { AdminTab } from '@/domain/admin/admin-url'
import type { TabSpec } from '@/domain/admin/tab-spec'
import { saveForm, readForm, type StoredForm } from './tab-storage'

const freshForm = (spec: TabSpec, row: ItemRow | null): StoredForm => {
  const { values, photos } = row ? draftOf(spec, row) : emptyDraft(spec)
  return {
    id: row?.id ?? crypto.randomUUID(),
    rev: row?.rev ?? null,
    values: { ...values },
    photos: [...photos],
    known: row ? row.photos.map(({ id }) => id) : [],
  }
}

const keyOf = (tab: AdminTab, item: string | null) => `comrade-admin-form/${tab}/${item ?? 'new'}`

/** Whether something that was typed for this item waits in this tab of the browser. */
export const hasDraft = (tab: AdminTab, item: string): boolean => readForm(keyOf(tab, item)) !== null

/**
 * What is typed in the form. It outlives a reload, a failed save and a session that ends.
 * @param row what is edited, as it was just read; null for a new item, and for one that is gone
 */
export const useItemDraft = (tab: AdminTab, spec: TabSpec, item: string | null, row: ItemRow | null) => {
  const key = keyOf(tab, item)
  const [form, setForm] = useState<StoredForm>(() => readForm(key) ?? freshForm(spec, row))
  const [began, setBegan] = useState<ItemDraft>(() => freshForm(spec, row))
  const latest = useRef(form)

  /** By what is there then: photos are uploaded one after another. */
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
      setBegan(fresh)
    },
    [key, spec],
  )
  return { form, change, startFrom, isChanged: !isSameDraft(form, began) }
}
