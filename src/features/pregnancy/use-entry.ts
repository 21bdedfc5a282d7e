import { useState } from 'react'
import type { PregnancyPatch } from '@/domain/pregnancy/record'
import { changePregnancy } from './commands'
import type { RecordProps } from './record-props'
import { useSavePregnancy } from './use-save-pregnancy'

export type EntryFormProps<Entry> = RecordProps & {
  /** Null for a new entry. */
  edited: Entry | null
  onClose: () => void
}

/** Saves one entry of a list; `problem` is its validation message. */
export const useEntry = ({ user, shown, today, onClose }: Omit<EntryFormProps<unknown>, 'edited'>) => {
  const [problem, setProblem] = useState('')
  const { busy, run } = useSavePregnancy()
  const save = (patch: PregnancyPatch) => {
    setProblem('')
    void run(() => changePregnancy(user, shown, patch, today), onClose)
  }
  return { busy, problem, showProblem: setProblem, save }
}
