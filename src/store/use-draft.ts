import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Texts } from '@/kit/rules/follow-draft'
import type { Identity } from '@/kit/rules/ids'
import { draftExpiry, isKeptApart, readDraft, removeDraft, sharedKey, type DraftName, type FormName } from './drafts'
import { useIdentity } from './session/use-session'
import { TabDraft } from './tab-draft'

/** The texts typed since the form appeared, and their owner. `isCleared`: the stored draft no longer counts. */
type Typed = { readonly owner: Identity | undefined; readonly texts: Texts; readonly isCleared: boolean }

const nothing: Texts = {}
const untouched: Typed = { owner: undefined, texts: nothing, isCleared: false }

const mergeTexts = <Field extends string>(
  initial: Readonly<Record<Field, string>>,
  texts: Texts,
): Record<Field, string> => {
  const values: Record<Field, string> = { ...initial }
  for (const field in values) values[field] = texts[field] ?? values[field]
  return values
}

/** Calls back when another tab may have stored or removed this draft. Returns a function that stops it. */
const watchDraft = (name: DraftName, onChange: () => void): (() => void) => {
  const shared = sharedKey(name)
  if (shared === null) return () => {}
  const onStorage = (event: Event) => {
    const key = 'key' in event ? event.key : null
    if (key === null || key === shared) onChange()
  }
  globalThis.addEventListener('storage', onStorage)
  // A frozen page, and one in the back/forward cache, receives no storage events.
  const returns = ['pageshow', 'focus', 'resume']
  for (const event of returns) globalThis.addEventListener(event, onChange)
  return () => {
    globalThis.removeEventListener('storage', onStorage)
    for (const event of returns) globalThis.removeEventListener(event, onChange)
  }
}

const nullIfNone = (texts: Texts): Texts | null => (Object.keys(texts).length === 0 ? null : texts)

/**
 * The values of a form with a stored draft, as the table in drafts.ts says. The draft is read as soon as the account is
 * known, but never while React hydrates a page. It is one for all tabs: each follows what another types, sends or
 * throws away, and none stores anything over a text that it has not shown.
 * @param initial the values of untouched fields
 * @param of which of several; the form must be remounted for another one
 */
export const useDraft = <Field extends string>(
  form: FormName,
  initial: Readonly<Record<Field, string>>,
  of?: string,
) => {
  const owner = useIdentity()
  const [readAgain, setReadAgain] = useState(0)
  // oxlint-disable-next-line react/exhaustive-deps
  const stored = useMemo(() => (owner && readDraft({ form, owner, of })) ?? nothing, [form, owner, of, readAgain])
  const [state, setState] = useState(untouched)
  const latest = useRef(state)
  // Signing in changes the owner.
  const owners = useRef(owner)
  const [inTab] = useState(() => new TabDraft())
  const isApart = owner !== undefined && isKeptApart({ form, owner, of })

  /** Texts typed while signed out join the account; texts of another user stay theirs. */
  const ownOf = (typed: Typed): Typed =>
    !typed.owner || typed.owner === 'anonymous' || typed.owner === owner ? typed : untouched
  const textsOf = ({ texts, isCleared }: Typed, before = stored): Texts => (isCleared ? texts : { ...before, ...texts })
  /** Several events may come before React draws again. */
  const latestTexts = (typed: Typed): Texts | null => nullIfNone(textsOf(typed, inTab.known ?? nothing))

  const store = (typed: Typed) => {
    if (owners.current) inTab.store({ form, owner: owners.current, of }, latestTexts(typed))
  }
  const show = (typed: Typed) => {
    latest.current = typed
    setState(typed)
  }
  const showStored = () => {
    show(untouched)
    setReadAgain((count) => count + 1)
  }
  const follow = useEffectEvent(() => {
    if (!owners.current) return
    const name = { form, owner: owners.current, of }
    if (inTab.follow(name, latestTexts(ownOf(latest.current)))) showStored()
    // The caller may keep something with the texts, such as a photo.
    else if (isKeptApart(name) && !isApart) show({ ...latest.current })
  })
  useEffect(() => {
    owners.current = owner
    // The texts were typed before the account was known.
    const typed = ownOf(latest.current)
    inTab.reads(nullIfNone(stored), owner ? draftExpiry({ form, owner, of }) : null)
    const isUnread = Object.entries(typed.texts).some(
      ([field, text]) => (stored[field] ?? '') !== '' && stored[field] !== text,
    )
    if (owner && isUnread) inTab.keepApart({ form, owner, of }, textsOf(typed))
    else if (typed !== untouched) store(typed)
    if (!owner) return undefined
    const stop = watchDraft({ form, owner, of }, () => follow())
    // Another tab may have stored it since it was read.
    follow()
    return stop
    // oxlint-disable-next-line react/exhaustive-deps
  }, [owner])

  return {
    /** True if the draft is this tab's alone. */
    isApart,
    values: mergeTexts(initial, textsOf(ownOf(state))),
    change: (part: Partial<Record<Field, string>>) => {
      const own = ownOf(latest.current)
      const typed = { ...own, owner, texts: { ...own.texts, ...part } }
      show(typed)
      store(typed)
    },
    /** Call this once the draft is sent or discarded. Texts typed since this render stay. */
    clear: () => {
      if (latest.current !== state) return
      show({ owner, texts: nothing, isCleared: true })
      if (!owners.current) return
      const name = { form, owner: owners.current, of }
      removeDraft(name)
      // Shows the text that another tab keeps.
      inTab.read(name)
      if (inTab.known) showStored()
    },
  }
}
