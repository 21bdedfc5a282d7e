import { useId } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DayLog } from '@/domain/cycle/log'

type Edits = Partial<Omit<DayLog, 'date'>>

/** Unsaved edits per day. In memory only: they survive a change of tab and the log locking itself, but not a reload. */
const drafts = createStore<{ readonly [key: string]: Edits }>()(() => ({}))

/** @param owner user id; without it, the draft is lost when the form unmounts */
export const useDayDraft = (day: DayLog, owner: string | undefined) => {
  const formId = useId()
  const key = `${owner ?? formId}/${day.date}`
  const edits = useStore(drafts, (all) => all[key])
  const draft: DayLog = { ...day, ...edits }
  return {
    draft,
    changed: edits !== undefined && changedFields(edits, day).length > 0,
    edit: (change: Edits) => drafts.setState({ [key]: { ...drafts.getState()[key], ...change } }),
    /** Removes only the saved values: edits made during the save remain. */
    markSaved: (savedDay: DayLog) => drafts.setState((all) => withoutSaved(all, key, savedDay), true),
  }
}

const fields = ['flow', 'symptoms', 'mood', 'notes', 'soaked', 'severePain'] as const satisfies readonly (keyof Edits)[]

const changedFields = (edits: Edits, savedDay: DayLog) => fields.filter((field) => field in edits && edits[field] !== savedDay[field])

const withoutSaved = (all: { readonly [key: string]: Edits }, key: string, savedDay: DayLog) => {
  const { [key]: edits = {}, ...others } = all
  const remaining = changedFields(edits, savedDay)
  return remaining.length === 0 ? others : { ...others, [key]: Object.fromEntries(remaining.map((field) => [field, edits[field]])) }
}

export const deleteDrafts = (owner: string): void =>
  drafts.setState((all) => Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith(`${owner}/`))), true)

