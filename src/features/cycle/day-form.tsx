import { Button, Text, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Flow } from '@/domain/cycle/history'
import { notesLimit, type DayLog } from '@/domain/cycle/log'
import type { IsoDay } from '@/domain/shared/day'
import { shortDay } from '@/domain/shared/format-day'
import { useDayDraft } from './day-drafts'
import classes from './day-form.module.css'
import { FlowChoice, MoodChoice, SymptomChoices } from './day-choices'
import { useSaving } from './use-saving'

export type DayPart = 'flow' | 'symptoms' | 'mood' | 'notes'
const allParts: readonly DayPart[] = ['flow', 'symptoms', 'mood', 'notes']

type DayFormProps = {
  day: DayLog
  today: IsoDay
  /** In the order in which they are offered. */
  flows: readonly Flow[]
  premium: boolean
  /** Rejects when nothing was kept: then everything stays as it was filled in. */
  onSave: (day: DayLog) => Promise<void>
  /** What is asked now; what has been filled in elsewhere is kept, and saved with it. */
  parts?: readonly DayPart[]
  /** Puts what is asked besides the flow into tabs, say. */
  children?: (fields: ReactNode) => ReactNode
  /** Whose day it is: with it, what was typed outlives the form. */
  owner?: string
}

/** What was felt and seen on a day. A day that is still to come can be looked at, and no more. */
export function DayForm({ day, today, flows, premium, onSave, parts = allParts, children = (fields) => fields, owner }: DayFormProps) {
  const { draft, changed, edit, saved } = useDayDraft(day, owner)
  const { busy, run } = useSaving()
  if (day.date > today) {
    return <Text c="var(--ink-soft)">This day is still to come. You can log it when it is here.</Text>
  }
  const asks = (part: DayPart) => parts.includes(part)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => onSave(draft), () => saved(draft))
      }}
    >
      {asks('flow') && <FlowChoice flows={flows} value={draft.flow} onChange={(flow) => edit({ flow })} />}
      {children(
        <div className={classes.parts}>
          {asks('symptoms') && <SymptomChoices draft={draft} premium={premium} onEdit={edit} />}
          {asks('mood') && <MoodChoice value={draft.mood} premium={premium} onChange={(mood) => edit({ mood })} />}
          {asks('notes') && (
            <Textarea
              label="Notes"
              placeholder="How was this day?"
              rows={4}
              classNames={{ input: classes.notes }}
              maxLength={notesLimit}
              description={`${notesLimit - draft.notes.length} characters left`}
              inputWrapperOrder={['label', 'input', 'description']}
              value={draft.notes}
              onChange={(event) => edit({ notes: event.currentTarget.value })}
            />
          )}
        </div>,
      )}
      <div className={classes.foot}>
        <Text size="sm" c="var(--ink-soft)" role="status">
          {changed ? 'Not saved yet' : ''}
        </Text>
        <Button type="submit" color="dusk" loading={busy}>
          {day.date === today ? 'Save today' : `Save ${shortDay(day.date)}`}
        </Button>
      </div>
    </form>
  )
}
