import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { typedDays } from '@/health/cycle/store/use-cycle'
import type { Flow } from '@/health/cycle/rules/history'
import { dayParts, emptyDay, type DayEdits, type DayLog } from '@/health/cycle/rules/log'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import { isSameJson } from '@/kit/rules/same-json'
import { saveBeforeReload } from '@/kit/platform/reload-page'

/** Rejects if nothing was saved. @param seen the day as it was when it was edited */
export type SaveEdits = (date: IsoDay, edits: DayEdits, seen: DayLog) => Promise<void>

/**
 * Edits per day that the log does not show yet. They survive a change of tab and the log locking itself. Before the
 * page is hidden, left or loaded again, they are saved into the log. For a page that has no time for that, they are
 * kept beside the log as they are made, sealed if it is: the next page brings them into it.
 */
const drafts = createStore<{ readonly [key: string]: DayEdits }>()(() => ({}))
/** The days as they were when their unsaved edits were made. */
const seenDays = new Map<string, DayLog>()
/** One save at a time for each day, so that a later tap is never overtaken by an earlier one. */
const saving = new Map<string, Promise<void>>()
/** The functions that save the edits of each day, until they are saved. */
const unsaved = new Map<string, () => Promise<void>>()

const changedParts = (edits: DayEdits, day: DayLog) =>
  dayParts.filter((part) => part in edits && !isSameJson(edits[part], day[part]))

const put = (key: string, edits: DayEdits | null): void =>
  drafts.setState((all) => {
    const { [key]: _before, ...others } = all
    return edits === null ? others : { ...others, [key]: edits }
  }, true)

const keep = (key: string, edits: DayEdits, parts: readonly (keyof DayEdits)[]): void => {
  if (parts.length < Object.keys(edits).length)
    put(key, parts.length === 0 ? null : Object.fromEntries(parts.map((part) => [part, edits[part]])))
}

/** Keeps only what the log does not show yet. */
const dropSaved = (key: string, day: DayLog): void => {
  const edits = drafts.getState()[key]
  if (edits) keep(key, edits, changedParts(edits, day))
}

/** Forgets edits that were undone, even if the log has not shown them yet. */
export const dropUndone = (owner: UserId, date: IsoDay, undone: DayEdits): void => {
  const edits = drafts.getState()[`${owner}/${date}`]
  if (edits)
    keep(
      `${owner}/${date}`,
      edits,
      dayParts.filter((part) => part in edits && !(part in undone && isSameJson(edits[part], undone[part]))),
    )
  keepUnsaved(owner)
}

/** The day with its edits. A mark belongs to the flow alone. */
const withEdits = (seen: DayLog, edits: DayEdits): DayLog => ({
  ...seen,
  ...edits,
  ...(edits.flow === null && { mark: null }),
})

/** @param owner without one there is no log to keep them beside */
const keepUnsaved = (owner: UserId | undefined): void => {
  if (!owner) return
  const days = Object.entries(drafts.getState()).flatMap(([key, edits]) => {
    const seen = key.startsWith(`${owner}/`) && unsaved.has(key) ? seenDays.get(key) : undefined
    return seen ? [{ seen, edited: withEdits(seen, edits) }] : []
  })
  typedDays(owner).keep(days)
}

type Draft = { readonly key: string; readonly date: IsoDay; readonly owner: UserId | undefined }

const saveDraft = ({ key, date, owner }: Draft, save: SaveEdits): Promise<void> => {
  const next = (saving.get(key) ?? Promise.resolve()).then(async () => {
    const edits = drafts.getState()[key]
    if (!edits) {
      unsaved.delete(key)
      return keepUnsaved(owner)
    }
    const seen = seenDays.get(key) ?? emptyDay(date)
    await save(date, edits, seen)
    seenDays.set(key, { ...seen, ...edits })
    if (drafts.getState()[key] !== edits) return
    unsaved.delete(key)
    keepUnsaved(owner)
    // A confirmation alone does not change the day.
    dropSaved(key, seen)
  })
  // Whoever saves is told; the next save only waits for it.
  saving.set(
    key,
    next.catch(() => {}),
  )
  return next
}

const saveUnsaved = () => Promise.allSettled([...unsaved.values()].map((save) => save()))

saveBeforeReload(saveUnsaved)
// Before the listeners of the document: one of them locks the log.
globalThis.addEventListener?.('pagehide', () => void saveUnsaved(), true)
globalThis.addEventListener?.(
  'visibilitychange',
  () => void (document.visibilityState === 'hidden' && saveUnsaved()),
  true,
)

/** So long after the last key typed text is saved. */
const typingMs = 1000

/**
 * The entries of a day, saved as they are made.
 * @param owner user id; without it, what could not be saved is lost when the form unmounts
 * @param isFilledIn whether the app filled in the flow, and nobody has confirmed it yet
 */
export const useDayDraft = (day: DayLog, owner: UserId | undefined, isFilledIn: boolean, onSave: SaveEdits) => {
  const formId = useId()
  const { date } = day
  const key = `${owner ?? formId}/${date}`
  const saved = { key, date, owner }
  const edits = useStore(drafts, (all) => all[key])
  const [typed, setTyped] = useState(0)
  const [failed, setFailed] = useState(edits !== undefined)
  useEffect(() => dropSaved(key, day), [key, day])
  const save = () => {
    setTyped(0)
    return saveDraft(saved, onSave).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }
  const draft = { ...day, ...edits }
  const edit = (change: DayEdits) => {
    if (!drafts.getState()[key]) seenDays.set(key, day)
    put(key, { ...drafts.getState()[key], ...change })
    unsaved.set(key, () => saveDraft(saved, onSave))
    keepUnsaved(owner)
  }
  // An unsaved edit stays in memory, and is saved when the page is left.
  useEffect(
    () => () =>
      void unsaved
        .get(key)?.()
        .catch(() => {}),
    [key],
  )
  useEffect(() => {
    if (typed === 0) return
    const timer = setTimeout(() => void save(), typingMs)
    return () => clearTimeout(timer)
  })
  return {
    draft,
    /** Taking back a flow that the app filled in confirms it. */
    chooseFlow: (flow: Flow | null) => {
      const isConfirmed = isFilledIn && flow === null && !(edits && 'flow' in edits)
      edit({ flow: isConfirmed ? draft.flow : flow })
      void save()
    },
    /** Typed and not in the log yet, or the phone could not store it. */
    unsaved: edits !== undefined && (failed || 'notes' in edits),
    /** A choice: saved at once. */
    choose: (change: DayEdits) => {
      edit(change)
      void save()
    },
    /** Text: saved after a pause, or when the field is left. */
    type: (change: DayEdits) => {
      edit(change)
      setTyped((count) => count + 1)
    },
    leave: () => {
      if (typed > 0) void save()
    },
    save,
  }
}

export const deleteDrafts = (owner: UserId): void => {
  for (const key of unsaved.keys()) if (key.startsWith(`${owner}/`)) unsaved.delete(key)
  drafts.setState(
    (all) => Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith(`${owner}/`))),
    true,
  )
  keepUnsaved(owner)
}
