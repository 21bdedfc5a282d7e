// Chunk: tracker-log

import { Button } from '@mantine/core'
import { useState } from 'react'
import {
  addForgotten,
  confirmCycle,
  editDay,
  leaveOutCycle,
  settleTest,
  type LogChange,
} from '@/health/cycle/rules/log-changes'
import type { ForgottenPeriod } from '@/health/cycle/rules/forgotten-period'
import { settleUnclearPill, unclearPills } from '@/health/cycle/rules/pill-day'
import { undoOf } from '@/health/cycle/rules/undo'
import type { IsoDay } from '@/kit/rules/day'
import {
  forgottenAnswers,
  forgottenText,
  forgottenTitle,
  futureText,
  positiveAnswers,
  positiveText,
  positiveTitle,
  silentAnswers,
  silentNone,
  silentTitle,
} from '@/health/cycle/words/log-questions'
import * as questions from '#words/health/cycle/log-questions'
import { startSaved } from '#words/health/cycle/screens-calendar'
import { undo as undoLabel } from '#words/health/cycle/screens-tracker'
import { longDay } from '@/kit/words/format-day'
import { Callout } from '@/kit/feedback/callout'
import { showToast } from '@/kit/feedback/toast'
import type { OpenCycle } from './cycle-gate'
import { useSaving } from './use-saving'

export type LogQuestionsProps = {
  open: OpenCycle
  /** Rejects if nothing was saved. */
  onChange: (change: LogChange) => Promise<void>
  onHistory: () => void
  onPregnancy: () => void
  today: IsoDay
}

/** The questions that only the person can answer: a forgotten period, a long silence, days dated after today. */
export function LogQuestions({ open, today, onChange, onHistory, onPregnancy }: LogQuestionsProps) {
  const { forgotten, silentSince, futureDays, state, positiveTest } = open.outlook
  return (
    <>
      {positiveTest && <PositiveTest day={positiveTest} onChange={onChange} onPregnancy={onPregnancy} />}
      {forgotten && <Forgotten key={forgotten.start} forgotten={forgotten} open={open} onChange={onChange} />}
      {silentSince && state.kind === 'cycling' && (
        <Silent since={silentSince} onHistory={onHistory} onPregnancy={onPregnancy} />
      )}
      {unclearPills(open.log, today).map((day) => (
        <UnclearPill key={day} day={day} onChange={onChange} />
      ))}
      {futureDays > 0 && <Callout tone="info">{futureText(futureDays)}</Callout>}
    </>
  )
}

type PositiveTestProps = Pick<LogQuestionsProps, 'onChange' | 'onPregnancy'> & { day: IsoDay }

function PositiveTest({ day, onChange, onPregnancy }: PositiveTestProps) {
  const { busy, run } = useSaving()
  return (
    <Callout
      tone="info"
      title={positiveTitle}
      actions={
        <>
          <Button onClick={onPregnancy}>{positiveAnswers.track}</Button>
          <Button variant="default" disabled={busy} onClick={() => run(() => onChange(settleTest(day)))}>
            {positiveAnswers.none}
          </Button>
        </>
      }
    >
      {positiveText}
    </Callout>
  )
}

/** A notification was answered, and its pill may have been late, or another day's. */
function UnclearPill({ day, onChange }: Pick<LogQuestionsProps, 'onChange'> & { day: IsoDay }) {
  const { busy, run } = useSaving()
  const answer = (taken: boolean) =>
    run(() => onChange((log) => settleUnclearPill(day)(taken ? editDay(day, { pillTaken: 'in-time' })(log) : log)))
  return (
    <Callout
      tone="info"
      title={questions.pillTitle({ day: longDay(day) })}
      actions={
        <>
          <Button disabled={busy} onClick={() => answer(true)}>
            {questions.pillTaken}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => answer(false)}>
            {questions.pillNot}
          </Button>
        </>
      }
    >
      {questions.pillText}
    </Callout>
  )
}

type ForgottenProps = Pick<LogQuestionsProps, 'open' | 'onChange'> & { forgotten: ForgottenPeriod }

function Forgotten({ forgotten, open: { log, outlook }, onChange }: ForgottenProps) {
  const { busy, run } = useSaving()
  const answers = forgottenAnswers(forgotten.around.length)
  const add = () => {
    const change = addForgotten(forgotten, outlook.shape.periodLength)
    const inverse = undoOf(log, change)
    // `onChange` has shown and reported it.
    const undo = () => void onChange(inverse).catch(() => {})
    return run(
      () => onChange(change),
      () => showToast({ title: startSaved, action: { label: undoLabel, onClick: undo } }),
    )
  }
  return (
    <Callout
      tone="info"
      title={forgottenTitle(forgotten)}
      actions={
        <>
          <Button disabled={busy} onClick={add}>
            {answers.add}
          </Button>
          <Button
            variant="default"
            disabled={busy}
            onClick={() => run(() => onChange(leaveOutCycle(forgotten.start, 'not-logged')))}
          >
            {answers.leaveOut}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => run(() => onChange(confirmCycle(forgotten.start)))}>
            {answers.no}
          </Button>
        </>
      }
    >
      {forgottenText(forgotten)}
    </Callout>
  )
}

type SilentProps = Pick<LogQuestionsProps, 'onHistory' | 'onPregnancy'> & { since: IsoDay }

function Silent({ since, onHistory, onPregnancy }: SilentProps) {
  const [none, setNone] = useState(false)
  return (
    <Callout
      tone="info"
      title={silentTitle(since)}
      actions={
        <>
          <Button onClick={onHistory}>{silentAnswers.period}</Button>
          <Button variant="default" onClick={onPregnancy}>
            {silentAnswers.pregnant}
          </Button>
          <Button variant="default" aria-expanded={none} onClick={() => setNone(!none)}>
            {silentAnswers.none}
          </Button>
        </>
      }
    >
      {none && silentNone}
    </Callout>
  )
}
