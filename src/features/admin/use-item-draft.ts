import * as v from 'valibot'
import { useCallback, useMemo, useRef, useState } from 'react'
import { keepDraft, readDraft, removeDraft, type DraftName } from '@/data/drafts'
import { draftOf, emptyDraft, isSameDraft, type ItemDraft } from '@/domain/admin/item-form'
import type { ItemRow } from '@/domain/admin/item-row'
import type { AdminTab } from '@/domain/admin/admin-url'
import type { TabSpec } from '@/domain/admin/tab-spec'
import type { UserId } from '@/domain/shared/ids'
import { parseJson } from '@/domain/shared/parse-json'
import type { CampusSlug } from '@/domain/university/campus'

const formSchema = v.object({
  id: v.string(),
  rev: v.nullable(v.number()),
  values: v.record(v.string(), v.string()),
  photos: v.array(v.string()),
  known: v.array(v.string()),
  /** The item as it was when the form was opened; null for a new one. */
  base: v.nullable(v.object({ values: v.record(v.string(), v.string()), photos: v.array(v.string()) })),
})
/** The edited item and what was typed. */
export type StoredForm = Readonly<v.InferOutput<typeof formSchema>>

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
export type FormName = { readonly userId: UserId; readonly campus: CampusSlug | null; readonly tab: AdminTab; readonly item: string | null }

const nameOf = ({ userId, campus, tab, item }: FormName): DraftName => ({ form: 'admin-item', owner: userId, of: `${campus ?? 'all'}/${tab}/${item ?? 'new'}` })

/** As one text: its fields differ from tab to tab. */
const readForm = (name: FormName): StoredForm | null => {
  const stored = v.safeParse(formSchema, parseJson(readDraft(nameOf(name))?.['form'] ?? ''))
  return stored.success ? stored.output : null
}

/** Whether this phone has an unsaved draft of the item. */
export const hasDraft = (name: FormName): boolean => readForm(name) !== null

/**
 * The form's draft. It survives a reload, a failed save and an expired session.
 * @param row the edited item as last read; null for a new or a deleted one
 */
export const useItemDraft = (name: FormName, spec: TabSpec, row: ItemRow | null) => {
  const [form, setForm] = useState<StoredForm>(() => readForm(name) ?? freshForm(spec, row))
  const [initial, setInitial] = useState<ItemDraft>(() => freshForm(spec, row))
  const latest = useRef(form)
  const { userId, campus, tab, item } = name
  const draftName = useMemo(() => nameOf({ userId, campus, tab, item }), [userId, campus, tab, item])

  /** `next` receives the latest form, because several photo uploads change it between renders. */
  const change = useCallback(
    (next: (form: StoredForm) => StoredForm) => {
      latest.current = next(latest.current)
      keepDraft(draftName, { form: JSON.stringify(latest.current) })
      setForm(latest.current)
    },
    [draftName],
  )
  const startFrom = useCallback(
    (from: ItemRow | null) => {
      const fresh = freshForm(spec, from)
      latest.current = fresh
      removeDraft(draftName)
      setForm(fresh)
      setInitial(fresh)
    },
    [draftName, spec],
  )
  return { form, change, startFrom, isChanged: !isSameDraft(form, initial) }
}
