// Chunk: pregnancy-sheets

import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { readTimes, timesDraft, type TimesProblem } from '@/health/pregnancy/rules/care-entry'
import type { Contraction } from '@/health/pregnancy/rules/contractions'
import { movementsToCount, parseMovements, type MovementCount } from '@/health/pregnancy/rules/movements'
import * as messages from '#words/health/pregnancy/times'
import { EntrySheet } from './entry-sheet'
import classes from './pregnancy.module.css'

type Edited = Contraction & Partial<Pick<MovementCount, 'movements'>>

type TimesSheetProps = {
  edited: Edited
  /** The starts of all entries. */
  starts: readonly number[]
  onSave: (corrected: Contraction, movements: number) => void
  onDelete: () => void
  onClose: () => void
}

const problemTexts: Readonly<Record<TimesProblem, string>> = {
  'start-missing': messages.startMissing,
  'start-late': messages.startLate,
  'start-taken': messages.startTaken,
  'end-before': messages.endBefore,
  'end-late': messages.endLate,
}

/** Corrects the start and end of a contraction, or of a count of movements. */
export function TimesSheet({ edited, starts, onSave, onDelete, onClose }: TimesSheetProps) {
  const isCount = edited.movements !== undefined
  const [draft, setDraft] = useState({ ...timesDraft(edited), movements: String(edited.movements ?? 0) })
  const [problem, setProblem] = useState<{
    readonly field: 'start' | 'end' | 'movements'
    readonly text: string
  } | null>(null)
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    error: problem?.field === name && problem.text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setDraft({ ...draft, [name]: currentTarget.value })
      setProblem(null)
    },
  })

  const submit = () => {
    const times = readTimes(
      draft,
      edited,
      starts.filter((start) => start !== edited.start),
      Date.now(),
    )
    const movements = parseMovements(draft.movements)
    if (!times.ok) return setProblem({ field: times.field, text: problemTexts[times.problem] })
    if (movements === null) return setProblem({ field: 'movements', text: messages.noMovements })
    if (isCount && movements === movementsToCount && times.end === null)
      return setProblem({ field: 'end', text: messages.endMissing })
    onSave({ start: times.start, end: times.end }, movements)
    onClose()
  }

  return (
    <EntrySheet
      title={isCount ? messages.editCount : messages.editContraction}
      busy={false}
      onClose={onClose}
      onCancel={onClose}
      onSave={submit}
      onDelete={onDelete}
    >
      <TextInput type="date" label={messages.day} {...field('day')} />
      <div className={classes.pair}>
        <TextInput type="time" step={1} label={messages.start} {...field('start')} />
        <TextInput type="time" step={1} label={messages.end} data-autofocus {...field('end')} />
      </div>
      <Text size="sm" c="var(--ink-soft)">
        {messages.endHint}
      </Text>
      {isCount && <TextInput label={messages.movements} inputMode="numeric" maxLength={2} {...field('movements')} />}
    </EntrySheet>
  )
}
