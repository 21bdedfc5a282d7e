import { useState } from 'react'
import { useDraft } from '@/store/use-draft'
import { withoutEntry, type Json } from '@/health/pregnancy/rules/entries'
import { editList, type ListColumn } from '@/health/pregnancy/rules/record'
import { changePregnancy } from './commands'
import type { RecordProps } from './record-props'
import { useSavePregnancy } from './use-save-pregnancy'

export type EntryFormProps<Entry> = RecordProps & {
  /** Null for a new entry. */
  edited: Entry | null
  onClose: () => void
}

const listOf = {
  'pregnancy-appointment': 'appointments',
  'pregnancy-symptom': 'symptoms',
  'pregnancy-weight': 'weight_tracking',
} as const satisfies Record<string, ListColumn>

/**
 * The draft of one entry of a list, and how it is saved; `problem` is its validation message, `sheet` what its frame is
 * given.
 */
export const useEntry = <Field extends string>(
  form: keyof typeof listOf,
  { user, shown, edited, onClose }: EntryFormProps<{ readonly raw: string; readonly at: number }>,
  initial: Readonly<Record<Field, string>>,
) => {
  const { values: draft, change, clear } = useDraft(form, initial, edited?.raw)
  const [problem, setProblem] = useState('')
  const { busy, run } = useSavePregnancy()
  const close = () => {
    clear()
    onClose()
  }
  /** @param edit of the list as it is stored now */
  const save = (edit: (list: unknown) => readonly Json[]) => {
    setProblem('')
    void run(() => changePregnancy(user, shown, editList(listOf[form], edit)), close)
  }
  /** The props of an input. */
  const field = (name: Field) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const part: Partial<Record<Field, string>> = {}
      part[name] = currentTarget.value
      change(part)
    },
  })
  return {
    draft,
    field,
    problem,
    showProblem: setProblem,
    save,
    sheet: {
      busy,
      onClose,
      onCancel: close,
      onDelete: edited ? () => save((list) => withoutEntry(list, edited)) : undefined,
    },
  }
}
