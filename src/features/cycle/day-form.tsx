import { Button, Text, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Flow } from '@/domain/cycle/history'
import { notesLimit, type DayLog } from '@/domain/cycle/log'
import type { IsoDay } from '@/domain/shared/day'
import { shortDay } from '@/messages/shared/format-day'
import { useDayDraft } from './day-drafts'
import classes from './day-form.module.css'
import { FlowChoice, MoodChoice, SymptomChoices } from './day-choices'
import { useSaving } from './use-saving'

export type DayPart = 'flow' | 'symptoms' | 'mood' | 'notes'
const allParts: readonly DayPart[] = ['flow', 'symptoms', 'mood', 'notes']

type DayFormProps = {
  day: DayLog
  today: IsoDay
  /** In display order. */
  flows: readonly Flow[]
  premium: boolean
  /** Shows what Premium is. */
  onPremium?: () => void
  /** Rejects if nothing was saved; the form then keeps its values. */
  onSave: (day: DayLog) => Promise<void>
  /** The fields to show. Edits of the other fields are saved, too. */
  parts?: readonly DayPart[]
  /** Wraps all fields except flow, in tabs for example. */
  children?: (fields: ReactNode) => ReactNode
  /** User id. With it, unsaved edits survive unmounting. */
  owner?: string
}

/** Form for one day of the log. Future days cannot be logged. */
export function DayForm({ day, today, flows, premium, onPremium, onSave, parts = allParts, children = (fields) => fields, owner }: DayFormProps) {
  const { draft, changed, edit, markSaved } = useDayDraft(day, owner)
  const { busy, run } = useSaving()
  if (day.date > today) {
    return <Text c="var(--ink-soft)">This day is still to come. You can log it when it is here.</Text>
  }
  const shows = (part: DayPart) => parts.includes(part)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => onSave(draft), () => markSaved(draft))
      }}
    >
      {shows('flow') && <FlowChoice flows={flows} value={draft.flow} onChange={(flow) => edit({ flow })} />}
      {children(
        <div className={classes.parts}>
          {shows('symptoms') && <SymptomChoices draft={draft} onEdit={edit} />}
          {shows('mood') && <MoodChoice value={draft.mood} premium={premium} onPremium={onPremium} onChange={(mood) => edit({ mood })} />}
          {shows('notes') && (
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
        <Button type="submit" loading={busy}>
          {day.date === today ? 'Save today' : `Save ${shortDay(day.date)}`}
        </Button>
      </div>
    </form>
  )
}
