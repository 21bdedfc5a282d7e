import * as v from 'valibot'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { readDraft } from '@/store/drafts'
import { useDraft } from '@/store/use-draft'
import { draftOf, emptyDraft, isSameDraft, type ItemDraft } from '@/admin/rules/item-form'
import type { ItemRow } from '@/admin/rules/item-row'
import type { AdminTab } from '@/admin/rules/admin-url'
import type { TabSpec } from '@/admin/rules/tab-spec'
import type { UserId } from '@/kit/rules/ids'
import { parseJson } from '@/kit/rules/parse-json'
import type { CampusSlug } from '@/kit/rules/campus'

const formSchema = v.object({
  id: v.string(),
  rev: v.nullable(v.number()),
  values: v.record(v.string(), v.string()),
  photos: v.array(v.string()),
  known: v.array(v.string()),
  /** The item as it was when the form was opened; null for a new one. */
  base: v.nullable(v.object({ values: v.record(v.string(), v.string()), photos: v.array(v.string()) })),
})
/** The edited item and its draft. */
export type StoredForm = Readonly<v.InferOutput<typeof formSchema>>

export const storedBase = ({ values, photos }: ItemDraft): NonNullable<StoredForm['base']> => ({
  values: { ...values },
  photos: [...photos],
})

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

/** Names a form. Each campus has its own drafts. */
type FormName = {
  readonly userId: UserId
  readonly campus: CampusSlug | null
  readonly tab: AdminTab
  readonly item: string | null
}

const ofItem = ({ campus, tab, item }: FormName): string => `${campus ?? 'all'}/${tab}/${item ?? 'new'}`

const parseForm = (text: string): StoredForm | null => {
  const stored = v.safeParse(formSchema, parseJson(text))
  return stored.success ? stored.output : null
}

/** True if this phone has an unsaved draft of the item. */
export const hasDraft = (name: FormName): boolean =>
  parseForm(readDraft({ form: 'admin-item', owner: name.userId, of: ofItem(name) })?.['form'] ?? '') !== null

/**
 * The form's draft, as one text: its fields differ from tab to tab. It survives a reload, a failed save and an expired
 * session.
 * @param row the edited item as last read; null for a new or a deleted one
 */
export const useItemDraft = (name: FormName, spec: TabSpec, row: ItemRow | null) => {
  const { values, change: keep, clear } = useDraft('admin-item', { form: '' }, ofItem(name))
  const [initial, setInitial] = useState<StoredForm>(() => freshForm(spec, row))
  const form = useMemo(() => parseForm(values.form) ?? initial, [values.form, initial])
  const latest = useRef(form)
  const draft = useRef({ keep, clear })
  useLayoutEffect(() => {
    latest.current = form
  }, [form])
  useLayoutEffect(() => {
    draft.current = { keep, clear }
  })

  const wasTyped = useRef(false)
  useEffect(() => {
    // Another tab has saved this new item, so its id is taken.
    if (wasTyped.current && values.form === '') setInitial(freshForm(spec, row))
    wasTyped.current = values.form !== ''
    // oxlint-disable-next-line react/exhaustive-deps
  }, [values.form])

  /** `next` receives the latest form, because several photo uploads change it between renders. */
  const change = useCallback((next: (form: StoredForm) => StoredForm) => {
    latest.current = next(latest.current)
    draft.current.keep({ form: JSON.stringify(latest.current) })
  }, [])
  const startFrom = useCallback(
    (from: ItemRow | null) => {
      wasTyped.current = false
      latest.current = freshForm(spec, from)
      setInitial(latest.current)
      draft.current.clear()
    },
    [spec],
  )
  return { form, change, startFrom, isChanged: !isSameDraft(form, initial) }
}
