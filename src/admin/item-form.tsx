// Chunk: admin-form

import { Button, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { unforeseenProblem } from '@/admin/store/request'
import { saveEdit } from '@/admin/store/save-many'
import { attempt } from '@/store/error-log/attempt'
import type { AdminTab } from '@/admin/rules/admin-url'
import {
  checkDraft,
  draftOf,
  draftText,
  isSameDraft,
  mergeDrafts,
  withFieldsOf,
  type ItemDraft,
  type Problems,
} from '@/admin/rules/item-form'
import type { ItemRow, Values } from '@/admin/rules/item-row'
import type { AdminProblem } from '@/admin/rules/problems'
import type { Choice } from '@/kit/rules/choice'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import { kindText } from '@/admin/words/admin-tabs'
import * as messages from '#words/admin/form'
import { addNewItem, editItem } from '#words/admin/list'
import type { ShownTab } from '@/admin/words/tabs'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './admin.module.css'
import { ConflictDialog } from './conflict-dialog'
import { Failure, showFailure, showSuccess } from './feedback'
import { ItemFields } from './item-fields'
import { storedBase, useItemDraft, type StoredForm } from './use-item-draft'

export type ItemFormProps = {
  userId: UserId
  /** The campus of the item; null for a campus itself. */
  campus: CampusSlug | null
  tab: AdminTab
  spec: ShownTab
  shops: readonly Choice[]
  /** The id of the edited item; null for a new one. */
  item: string | null
  row: ItemRow | null
  /** True if the form is in a sheet over the list. The sheet then has the title. */
  inSheet: boolean
  /** True if it replaces a form that had the focus. */
  takesFocus: boolean
  onSaved: () => void
  onCancel: () => void
}

/** @param theirs null if the other admin has deleted the item @param both the fields that both admins have changed */
type Conflict = { readonly theirs: ItemRow | null; readonly both: ShownTab['fields'] }

/** Adds an item or edits one; one form for all tabs. */
export function ItemForm({
  userId,
  campus,
  tab,
  spec,
  shops,
  item,
  row,
  inSheet,
  takesFocus,
  onSaved,
  onCancel,
}: ItemFormProps) {
  const { form, change, startFrom, isChanged } = useItemDraft({ userId, campus, tab, item }, spec, row)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<{ readonly problem: AdminProblem; readonly half: boolean } | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [uploading, setUploading] = useState(false)
  const { busy: saving, whileBusy } = useBusy()
  const heading = useRef<HTMLHeadingElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const gallery = spec.fields.find(({ kind }) => kind === 'gallery')

  // On a narrow screen the form may be out of view when an item is chosen in the list.
  useEffect(() => {
    if (inSheet || (item === null && !takesFocus)) return
    heading.current?.focus({ preventScroll: true })
    if (item !== null) heading.current?.scrollIntoView({ block: 'start' })
  }, [item, inSheet, takesFocus])

  const saveRequest = ({ id, rev, values: typed, photos, known }: StoredForm, values: Values) => ({
    campus: spec.campusColumn === 'campus' ? campus : null,
    id,
    rev,
    values,
    photos: gallery
      ? { urls: photos, primary: draftText({ values: typed, photos }, gallery.column) || null, known }
      : null,
  })

  const save = async (now: StoredForm) => {
    const checked = checkDraft(spec, now)
    if (!checked.ok) {
      flushSync(() => setProblems(checked.problems))
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus()
      return
    }
    setFailure(null)
    const saved = await whileBusy(() =>
      attempt('page', () => saveEdit(userId, spec, { request: saveRequest(now, checked.values), base: now.base }), {
        kind: 'failed',
        problem: unforeseenProblem,
      }),
    )
    if (saved.kind === 'changed') return merge(now, saved.theirs)
    if (saved.kind === 'saved') {
      startFrom(null)
      showSuccess(now.rev === null ? spec.savedTexts.created : spec.savedTexts.updated)
      return onSaved()
    }
    // The row has a new revision, which the next save must start from.
    if (saved.kind === 'half') change((before) => ({ ...before, rev: saved.row.rev }))
    setFailure({ problem: saved.problem, half: saved.kind === 'half' })
    showFailure(saved.problem)
  }
  /** Merges the two versions. Asks only about fields that both admins have changed. */
  const merge = async (now: StoredForm, theirs: ItemRow | null): Promise<void> => {
    if (!theirs || !now.base) return setConflict({ theirs, both: spec.fields })
    const { draft, both } = mergeDrafts(spec.fields, now, now.base, draftOf(spec, theirs))
    const next = onTopOf(now, draft, theirs)
    change(() => next)
    if (both.length === 0) await save(next)
    else setConflict({ theirs, both })
  }
  const onTopOf = (now: StoredForm, { values, photos }: ItemDraft, theirs: ItemRow): StoredForm => ({
    ...now,
    values: { ...values },
    photos: [...photos],
    rev: theirs.rev,
    base: storedBase(draftOf(spec, theirs)),
    known: theirs.photos.map(({ id }) => id),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving && !uploading) void save(form)
  }
  const keepMine = ({ theirs }: Conflict) => {
    setConflict(null)
    // A deleted item needs a new id, because phones already have a tombstone for the old one.
    const next: StoredForm = theirs
      ? onTopOf(form, form, theirs)
      : { ...form, id: crypto.randomUUID(), rev: null, base: null, known: [] }
    change(() => next)
    void save(next)
  }
  const takeTheirs = ({ theirs, both }: Conflict) => {
    setConflict(null)
    setProblems({})
    if (!theirs) {
      startFrom(null)
      return onCancel()
    }
    const [now, draft] = [draftOf(spec, theirs), withFieldsOf(form, draftOf(spec, theirs), both)]
    // This admin's changes of other fields stay in the form.
    if (isSameDraft(draft, now)) startFrom(theirs)
    else change(() => onTopOf(form, draft, theirs))
  }
  const cancel = () => {
    startFrom(null)
    onCancel()
  }

  const isNew = item === null && form.rev === null
  return (
    <section className={inSheet ? classes.form : classes.panel} aria-label={isNew ? addNewItem : editItem}>
      {!inSheet && (
        <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.formTitle}>
          {isNew ? addNewItem : editItem}
        </Title>
      )}
      <Text size="sm" c="var(--ink-soft)">
        {kindText(tab, inSheet)}
      </Text>
      {failure && <Failure problem={failure.problem} note={failure.half ? messages.halfSaved : messages.typedIsKept} />}
      <form ref={element} className={classes.form} noValidate onSubmit={submit}>
        <ItemFields
          userId={userId}
          campus={campus}
          spec={spec}
          shops={shops}
          isNew={isNew}
          draft={form}
          problems={problems}
          onChange={(column, next) => {
            change((before) => ({ ...before, ...next(before) }))
            setProblems((before) => ({ ...before, [column]: undefined }))
          }}
          onUploading={setUploading}
        />
        <div className={classes.buttons}>
          {(!isNew || isChanged) && (
            <Button variant="default" disabled={saving} onClick={cancel}>
              {isNew ? messages.clear : messages.cancelEdit}
            </Button>
          )}
          <Button type="submit" loading={saving} disabled={uploading}>
            {uploading ? messages.uploading : messages.save}
          </Button>
        </div>
      </form>
      {conflict && (
        <ConflictDialog
          spec={{ ...spec, fields: conflict.both }}
          shops={shops}
          mine={form}
          theirs={conflict.theirs && draftOf(spec, conflict.theirs)}
          onKeepMine={() => keepMine(conflict)}
          onTakeTheirs={() => takeTheirs(conflict)}
          onClose={() => setConflict(null)}
        />
      )}
    </section>
  )
}
