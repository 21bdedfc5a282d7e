import { useState } from 'react'
import { useDraft } from '@/data/use-draft'
import type { PregnancyPatch } from '@/domain/pregnancy/record'
import { changePregnancy } from './commands'
import type { RecordProps } from './record-props'
import { useSavePregnancy } from './use-save-pregnancy'

export type EntryFormProps<Entry> = RecordProps & {
  /** Null for a new entry. */
  edited: Entry | null
  onClose: () => void
}

type EntryForm = 'pregnancy-appointment' | 'pregnancy-symptom' | 'pregnancy-weight'

/** The draft of one entry of a list, and how it is saved; `problem` is its validation message. */
export const useEntry = <Field extends string>(form: EntryForm, { user, shown, today, edited, onClose }: EntryFormProps<{ readonly raw: string }>, initial: Readonly<Record<Field, string>>) => {
  const { values: draft, change, clear } = useDraft(form, initial, edited?.raw)
  const [problem, setProblem] = useState('')
  const { busy, run } = useSavePregnancy()
  const close = () => {
    clear()
    onClose()
  }
  const save = (patch: PregnancyPatch) => {
    setProblem('')
    void run(() => changePregnancy(user, shown, patch, today), close)
  }
  return { draft, change, busy, problem, showProblem: setProblem, save, cancel: close }
}
