// Chunk: tracker-parts

import { Button, Skeleton, Text, Textarea } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import type { Flow } from '@/health/cycle/rules/history'
import { notesLimit, type DayLog } from '@/health/cycle/rules/log'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-day'
import { shortDay } from '@/kit/words/format-day'
import { useBusy } from '@/kit/platform/use-busy'
import { useDayDraft, type SaveEdits } from './day-drafts'
import classes from './day-form.module.css'
import { FlowChoice, MoodChoice, SymptomChoices } from './day-choices'
import { lazyPart } from '@/kit/platform/lazy-part'
import type { MoreSignsProps } from './more-signs'
import { NotOnThisPhone } from './not-on-this-phone'

const MoreSigns = lazyPart<MoreSignsProps>(
  () => import('./more-signs').then((loaded) => loaded.MoreSigns),
  NotOnThisPhone,
)

export type DayPart = 'flow' | 'symptoms' | 'mood' | 'notes' | 'more'
const usualParts: readonly DayPart[] = ['flow', 'symptoms', 'mood', 'notes']

export type DayFormProps = {
  day: DayLog
  /** The whole log, for words that were used before. */
  days: readonly DayLog[]
  today: IsoDay
  /** True if the app filled in the flow, and nobody has confirmed it yet. */
  isFilledIn: boolean
  /** In display order. */
  flows: readonly Flow[]
  premium: boolean
  /** Shows what Premium is. */
  onPremium?: () => void
  onSave: SaveEdits
  /** The fields to show. */
  parts?: readonly DayPart[]
  /** Wraps all fields except flow, in tabs for example. */
  children?: (fields: ReactNode) => ReactNode
  /** With it, edits that could not be saved survive unmounting, and the page. */
  owner?: UserId
}

/** One day of the log, saved as it is tapped. Future days cannot be logged. */
export function DayForm({
  day,
  isFilledIn,
  days,
  today,
  flows,
  premium,
  onPremium,
  onSave,
  parts = usualParts,
  children = (fields) => fields,
  owner,
}: DayFormProps) {
  const { draft, unsaved, choose, chooseFlow, type, leave, save } = useDayDraft(day, owner, isFilledIn, onSave)
  const { busy, whileBusy } = useBusy()
  if (day.date > today) {
    return <Text c="var(--ink-soft)">{messages.stillToCome}</Text>
  }
  const shows = (part: DayPart) => parts.includes(part)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void whileBusy(save)
      }}
    >
      {shows('flow') && <FlowChoice flows={flows} value={draft.flow} onChange={chooseFlow} />}
      {children(
        <div className={classes.parts}>
          {shows('symptoms') && <SymptomChoices draft={draft} onEdit={choose} />}
          {shows('mood') && (
            <MoodChoice
              value={draft.mood}
              premium={premium}
              onPremium={onPremium}
              onChange={(mood) => choose({ mood })}
            />
          )}
          {shows('notes') && (
            <Textarea
              label={messages.notes}
              placeholder={messages.notesHint}
              rows={4}
              classNames={{ input: classes.notes }}
              maxLength={notesLimit}
              description={messages.charactersLeft({ count: String(notesLimit - draft.notes.length) })}
              inputWrapperOrder={['label', 'input', 'description']}
              value={draft.notes}
              onChange={(event) => type({ notes: event.currentTarget.value })}
              onBlur={leave}
            />
          )}
          {shows('more') && (
            <Suspense fallback={<Skeleton height={420} radius="lg" />}>
              <MoreSigns draft={draft} days={days} onEdit={choose} />
            </Suspense>
          )}
        </div>,
      )}
      <div className={classes.foot}>
        <Text size="sm" c="var(--ink-soft)" role="status">
          {unsaved ? messages.notSaved : messages.savedAtOnce}
        </Text>
        {unsaved && (
          <Button type="submit" loading={busy}>
            {day.date === today ? messages.saveToday : messages.saveDay({ day: shortDay(day.date) })}
          </Button>
        )}
      </div>
    </form>
  )
}
