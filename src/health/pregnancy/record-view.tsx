import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { SyncStatus } from '@/kit/rules/sync-status'
import {
  isOverdue,
  isPastTerm,
  milestonesAt,
  progressOf,
  recordedWeek,
  trimesterOf,
  type MilestoneState,
  type MilestoneWeek,
} from '@/health/pregnancy/rules/gestation'
import { gestationNow } from '@/health/pregnancy/rules/record'
import * as messages from '#words/health/pregnancy/record'
import { Callout } from '@/kit/feedback/callout'
import { WaitingNote } from '@/kit/feedback/waiting-note'
import { Appointments, Symptoms, Weights } from './record-lists'
import classes from './pregnancy.module.css'
import type { RecordProps } from './shown-pregnancy'
import { lazyPart } from '@/kit/platform/lazy-part'
import { AboutForm } from './lazy-parts'
import { IconPencil, IconCheck, IconChevronDown, IconCircle, IconFlag, IconHeartFilled } from '@tabler/icons-react'
import {
  gestationLabel,
  daysToGoText,
  gestationText,
  milestoneStateText,
  milestoneTexts,
  trimesterText,
} from '@/health/pregnancy/words/format'
import { shortDayWithYear } from '@/kit/words/format-day'
import { TallText } from '@/kit/layout/tall-text'
import { ProgressRing } from '@/kit/media/progress-ring'
import * as milestoneWords from '#words/health/pregnancy/milestones'
import milestoneClasses from './milestones.module.css'

/** Loaded after the first lines of the record. */
const PregnancyCare = lazyPart(async () => (await import('./pregnancy-care')).PregnancyCare)

export function RecordView({ onEnd, started, ...props }: RecordProps & { started: boolean; onEnd: () => void }) {
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!started) return
    scrollTo({ top: 0 })
    // An urgent sign above keeps the focus that it has taken.
    if (document.activeElement === document.body) own.current?.focus({ preventScroll: true })
  }, [started])
  const [editing, setEditing] = useState(false)
  const { today, shown } = props
  const gestation = gestationNow(today, shown.record.due)
  return (
    <>
      <SyncNote syncStatus={shown.syncStatus} />
      {isOverdue(gestation) && (
        <Callout
          tone="problem"
          title={isPastTerm(gestation) ? messages.pastTermTitle : messages.overdueTitle}
          actions={<Button onClick={onEnd}>{messages.hasEnded}</Button>}
        >
          {messages.pastTerm}
        </Callout>
      )}
      <section ref={own} tabIndex={-1} className={classes.card} aria-label={messages.yourPregnancy}>
        <Suspense>
          {editing ? (
            <AboutForm {...props} onDone={() => setEditing(false)} />
          ) : (
            <AboutView {...props} onEdit={() => setEditing(true)} />
          )}
        </Suspense>
      </section>
      <div className={classes.columns}>
        <div className={classes.column}>
          <Suspense fallback={<Skeleton className={classes.skeleton} />}>
            <PregnancyCare {...props} />
          </Suspense>
          <Milestones weeks={gestation.weeks} />
        </div>
        <div className={classes.column}>
          <Appointments {...props} />
          <Symptoms {...props} />
          <Weights {...props} />
        </div>
      </div>
      <Button variant="default" className={classes.end} onClick={onEnd}>
        {messages.end}
      </Button>
    </>
  )
}

function SyncNote({ syncStatus }: { syncStatus: SyncStatus }) {
  if (syncStatus === 'waiting') return <WaitingNote />
  return (
    syncStatus === 'rejected' && (
      <Callout
        tone="problem"
        actions={
          <Anchor
            className={classes.why}
            renderRoot={(props) => <Link to="/profile" search={{ view: 'unsent' }} {...props} />}
          >
            {messages.seeWhy}
          </Anchor>
        }
      >
        {messages.notSaved}
      </Callout>
    )
  )
}

function AboutView({ today, shown: { record }, onEdit }: RecordProps & { onEdit: () => void }) {
  const { due, babyName, notes } = record
  const gestation = gestationNow(today, due)
  const progress = progressOf(gestation)
  return (
    <>
      <div className={classes.about}>
        <ProgressRing
          label={messages.progress}
          share={progress}
          text={messages.ageOfTerm({ age: gestationText(gestation) })}
        >
          <span className={classes.age}>{gestationLabel(gestation)}</span>
          <span className={classes.share}>{`${Math.round(progress * 100)}%`}</span>
        </ProgressRing>
        <div className={classes.aboutWords}>
          <Title order={2} size="h3">
            {babyName === '' ? messages.yourPregnancy : babyName}
          </Title>
          <Text fw={700} className={classes.trimester}>
            {messages.week({ week: String(recordedWeek(gestation)) })}
          </Text>
          <Text>{trimesterText[trimesterOf(gestation)]}</Text>
          <Text mt="xs" size="sm" c="var(--ink-soft)">
            {messages.dueDate}
          </Text>
          <Text fw={700}>{shortDayWithYear(due)}</Text>
          <Text size="sm" c="var(--ink-soft)">
            {daysToGoText(today, due)}
          </Text>
          {isOverdue(gestation) && (
            <Text fw={700} className={classes.trimester}>
              {messages.callToday}
            </Text>
          )}
        </div>
      </div>
      {notes !== '' && (
        <div className={classes.notes}>
          <Title order={3} size="h5">
            {messages.notes}
          </Title>
          <TallText text={notes}>
            <Text className={classes.written}>{notes}</Text>
          </TallText>
        </div>
      )}
      <Button variant="default" mt="md" leftSection={<IconPencil size={20} aria-hidden />} onClick={onEdit}>
        {messages.edit}
      </Button>
    </>
  )
}

const milestoneIcons: Readonly<Record<MilestoneState, typeof IconCheck>> = {
  passed: IconCheck,
  now: IconHeartFilled,
  next: IconFlag,
  later: IconCircle,
}

/** All milestones; the current one is expanded. */
function Milestones({ weeks }: { weeks: number }) {
  return (
    <section className={classes.card} aria-labelledby="pregnancy-milestones">
      <Title order={2} size="h4" id="pregnancy-milestones">
        {milestoneWords.heading}
      </Title>
      <ol className={milestoneClasses.milestones}>
        {milestonesAt(weeks).map(({ week, state }) => (
          <Milestone key={week} week={week} state={state} />
        ))}
      </ol>
      <Text size="xs" c="var(--ink-soft)">
        {milestoneWords.sources}
      </Text>
    </section>
  )
}

function Milestone({ week, state }: { week: MilestoneWeek; state: MilestoneState }) {
  const { title, baby, you } = milestoneTexts[week]
  const Icon = milestoneIcons[state]
  return (
    <li className={milestoneClasses.milestone} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={milestoneClasses.mark} aria-hidden>
        <Icon size={18} />
      </span>
      <details open={state === 'now'}>
        <summary>
          <span className={milestoneClasses.milestoneTitle}>
            <strong>{milestoneWords.week({ week: String(week) })}</strong> <span>{title}</span>
          </span>
          <span className={milestoneClasses.state}>{milestoneStateText[state]}</span>
          <IconChevronDown size={18} className={milestoneClasses.fold} aria-hidden />
        </summary>
        <p>{baby}</p>
        <p>{you}</p>
      </details>
    </li>
  )
}
