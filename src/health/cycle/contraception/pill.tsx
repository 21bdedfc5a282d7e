import { Button, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { editDay, type LogChange } from '@/health/cycle/rules/log-changes'
import { correctMethod } from '@/health/cycle/rules/method-commands'
import type { MethodUse } from '@/health/cycle/rules/contraception'
import type { CycleLog } from '@/health/cycle/rules/log'
import { missedPills } from '@/health/cycle/rules/missed-pills'
import { packDayOn, withPack, type PackKind } from '@/health/cycle/rules/pill-pack'
import type { IsoDay } from '@/kit/rules/day'
import { missedPillTexts } from '@/health/cycle/words/contraception-help'
import { sourceOfMissed } from '#words/health/cycle/contraception-help'
import { packText } from '@/health/cycle/words/pill-pack'
import * as messages from '#words/health/cycle/screens-contraception'
import { undo } from '#words/health/cycle/screens-tracker'
import { showToast } from '@/kit/feedback/toast'
import { useSaving } from '../use-saving'
import classes from './contraception.module.css'
import { MissedPillAdvice } from './missed-pill-advice'
import { PillTicks } from './pill-ticks'
import { WhereToAsk } from './where-to-ask'

type PillProps = {
  use: MethodUse
  log: CycleLog
  today: IsoDay
  /** The day whose pill comes next: yesterday while that one can be taken in time. */
  day: IsoDay
  /** The text about the pill today. */
  words: ReactNode
  /** True if that has another reason than missed pills, of which the advice speaks. */
  hasOtherReason: boolean
  /** Rejects if nothing was saved. */
  onChange: (change: LogChange) => Promise<void>
}

/** Which pill is due, whether it was taken, and what to do about missed ones. */
export function Pill({ use, log: { days, profile }, today, day, words, hasOtherReason, onChange }: PillProps) {
  const { busy, run } = useSaving()
  const [asked, setAsked] = useState(false)
  const pack = packDayOn(use.packs, day)
  const missed = missedPills(use, days, day, profile.emergencyPills)
  const startPack = (kind: PackKind) => {
    const begun = { ...use, packs: withPack(use.packs, { kind, start: today }) }
    return run(
      () => onChange(correctMethod(use, begun)),
      () =>
        showToast({
          title: messages.packStarted,
          action: { label: undo, onClick: () => void run(() => onChange(correctMethod(begun, use))) },
        }),
    )
  }
  return (
    <>
      {pack && <Text fw={600}>{packText(pack)}</Text>}
      <PillTicks
        use={use}
        days={days}
        emergencyPills={profile.emergencyPills}
        today={today}
        day={day}
        busy={busy}
        onTick={(ticked, pillTaken, onSaved) => void run(() => onChange(editDay(ticked, { pillTaken })), onSaved)}
      />
      {missed && <MissedPillAdvice missed={missed} use={use} takesInducers={profile.takesInducers} day={day} />}
      {(!missed || hasOtherReason) && words}
      {pack && !pack.isActive && (
        <Button variant="default" className={classes.alone} disabled={busy} onClick={() => void startPack(pack.kind)}>
          {messages.startPack}
        </Button>
      )}
      <Button variant="light" className={classes.alone} aria-expanded={asked} onClick={() => setAsked(!asked)}>
        {messages.missedPill}
      </Button>
      {asked && (
        <>
          <ul className={classes.texts}>
            {missedPillTexts(use).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {!missed && (
            <>
              <WhereToAsk />
              <Text size="sm" c="var(--ink-soft)">
                {sourceOfMissed}
              </Text>
            </>
          )}
        </>
      )}
    </>
  )
}
