import { useState } from 'react'
import type { PregnancyPatch } from '@/domain/pregnancy/record'
import { changePregnancy } from './commands'
import type { RecordProps } from './record-view'
import { useSavePregnancy } from './use-save-pregnancy'

export type EntryFormProps<Entry> = RecordProps & {
  /** Null: a new one. */
  edited: Entry | null
  onClose: () => void
}

/** Keeps one entry of a list, and holds what is wrong with it. */
export const useEntry = ({ person, shown, today, onClose }: Omit<EntryFormProps<unknown>, 'edited'>) => {
  const [problem, setProblem] = useState('')
  const { busy, keep } = useSavePregnancy(person)
  const save = (patch: PregnancyPatch) => {
    setProblem('')
    void keep(() => changePregnancy(person, shown, patch, today), onClose)
  }
  return { busy, problem, refuse: setProblem, save }
}
