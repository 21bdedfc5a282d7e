import { useId } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DayLog } from '@/domain/cycle/log'

type Edits = Partial<Omit<DayLog, 'date'>>

/**
 * What has been chosen and typed but not saved yet, a day at a time. It outlives the form, so that a look at another
 * tab, or a log that locks itself, loses nothing; it is in memory alone and goes with the page.
 */
const drafts = createStore<{ readonly [key: string]: Edits }>()(() => ({}))

/** A day's log as the form shows it. @param owner whose; without one the draft goes with the form */
export const useDayDraft = (day: DayLog, owner: string | undefined) => {
  const form = useId()
  const key = `${owner ?? form}/${day.date}`
  const edits = useStore(drafts, (all) => all[key])
  const draft: DayLog = { ...day, ...edits }
  return {
    draft,
    changed: edits !== undefined && unlike(edits, day).length > 0,
    edit: (change: Edits) => drafts.setState({ [key]: { ...drafts.getState()[key], ...change } }),
    /** Only what was saved goes: what was typed while it was being saved stays. */
    saved: (kept: DayLog) => drafts.setState((all) => without(all, key, kept), true),
  }
}

const fields = ['flow', 'symptoms', 'mood', 'notes', 'soaked', 'severePain'] as const satisfies readonly (keyof Edits)[]

/** The fields in which what was typed differs from what is kept. */
const unlike = (edits: Edits, kept: DayLog) => fields.filter((field) => field in edits && edits[field] !== kept[field])

const without = (all: { readonly [key: string]: Edits }, key: string, kept: DayLog) => {
  const { [key]: edits = {}, ...others } = all
  const still = unlike(edits, kept)
  return still.length === 0 ? others : { ...others, [key]: Object.fromEntries(still.map((field) => [field, edits[field]])) }
}

/** Forgets the drafts of a person whose log is erased. */
export const deleteDrafts = (owner: string): void =>
  drafts.setState((all) => Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith(`${owner}/`))), true)

