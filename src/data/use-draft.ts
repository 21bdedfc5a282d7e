import { useEffect, useMemo, useRef, useState } from 'react'
import type { Identity } from '@/domain/shared/ids'
import { keepDraft, readDraft, removeDraft, type FormName, type Texts } from './drafts'
import { useIdentity } from './session/use-session'

/** The texts typed since the form appeared, and their owner. `isCleared`: the stored draft no longer counts. */
type Typed = { readonly owner: Identity | undefined; readonly texts: Texts; readonly isCleared: boolean }

const nothing: Texts = {}
const untouched: Typed = { owner: undefined, texts: nothing, isCleared: false }

const mergeTexts = <Field extends string>(initial: Readonly<Record<Field, string>>, texts: Texts): Record<Field, string> => {
  const values: Record<Field, string> = { ...initial }
  for (const field in values) values[field] = texts[field] ?? values[field]
  return values
}

/**
 * The values of a form with a stored draft, as the table in drafts.ts says. The draft is read as soon as the account is known,
 * but never while React hydrates a page.
 * @param initial the values of untouched fields
 * @param of which of several; the form must be remounted for another one
 */
export const useDraft = <Field extends string>(form: FormName, initial: Readonly<Record<Field, string>>, of?: string) => {
  const owner = useIdentity()
  const stored = useMemo(() => (owner && readDraft({ form, owner, of })) ?? nothing, [form, owner, of])
  const [state, setState] = useState(untouched)
  const latest = useRef(state)
  // Signing in changes the owner.
  const owners = useRef(owner)

  /** Texts typed while signed out join the account; texts of another user stay theirs. */
  const ownOf = (typed: Typed): Typed => (!typed.owner || typed.owner === 'anonymous' || typed.owner === owner ? typed : untouched)
  const textsOf = ({ texts, isCleared }: Typed): Texts => (isCleared ? texts : { ...stored, ...texts })

  const store = (typed: Typed) => {
    if (!owners.current) return
    const [name, texts] = [{ form, owner: owners.current, of }, textsOf(typed)]
    if (Object.keys(texts).length === 0) removeDraft(name)
    else keepDraft(name, texts)
  }
  const update = (typed: Typed) => {
    latest.current = typed
    setState(typed)
    store(typed)
  }
  useEffect(() => {
    owners.current = owner
    // The texts were typed before the account was known.
    const typed = ownOf(latest.current)
    if (typed !== untouched) store(typed)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [owner])

  return {
    values: mergeTexts(initial, textsOf(ownOf(state))),
    change: (part: Partial<Record<Field, string>>) => {
      const own = ownOf(latest.current)
      update({ ...own, owner, texts: { ...own.texts, ...part } })
    },
    /** Call this once the draft is sent or discarded. Texts typed since this render stay. */
    clear: () => {
      if (latest.current === state) update({ owner, texts: nothing, isCleared: true })
    },
  }
}
