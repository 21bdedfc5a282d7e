// Chunk: contraception

import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { changeProfile, type LogChange } from '@/health/cycle/rules/log-changes'
import { correctMethod, logEmergencyPill, startMethod, stopMethod } from '@/health/cycle/rules/method-commands'
import {
  injectionDates,
  methodRules,
  methodsOn,
  pausedUntil,
  withInjection,
  type MethodUse,
  type InjectionDates,
} from '@/health/cycle/rules/contraception'
import type { CycleLog } from '@/health/cycle/rules/log'
import { openPillDay } from '@/health/cycle/rules/pill-day'
import { isWeakened, protectionOf } from '@/health/cycle/rules/protection'
import { localTime } from '@/health/cycle/rules/reminders'
import type { IsoDay } from '@/kit/rules/day'
import { influenceText, methodNames } from '@/health/cycle/words/contraception'
import {
  emergencyText,
  gapText,
  inducersText,
  positiveTestTexts,
  protectionSources,
  protectionText,
} from '@/health/cycle/words/protection'
import * as messages from '#words/health/cycle/screens-contraception'
import { longDay } from '@/kit/words/format-day'
import { useNow } from '@/kit/platform/use-now'
import cards from '../cards.module.css'
import type { OpenCycle } from '../cycle-gate'
import { SettingSwitch } from '../settings/setting-switch'
import { useSaving } from '../use-saving'
import classes from './contraception.module.css'
import { EmergencySheet } from './emergency-sheet'
import { InducersQuestion } from './inducers-question'
import { MethodForm } from './method-form'
import { Pill } from './pill'
import * as injectionMessages from '#words/health/cycle/injection'

/** When the next injection is due. @param paused the day before which ulipristal forbids it; null where it does not */
const injectionText = ({ due }: InjectionDates, today: IsoDay, paused: IsoDay | null): string => {
  if (paused !== null && due < paused) return injectionMessages.paused({ day: longDay(paused) })
  return (today > due ? injectionMessages.overdue : injectionMessages.next)({ due: longDay(due) })
}

export type MethodCardProps = {
  today: IsoDay
  open: OpenCycle
  /** Rejects if nothing was saved. */
  onChange: (change: LogChange) => Promise<void>
}

const condoms = (from: IsoDay): MethodUse => ({
  method: 'condom',
  from,
  to: null,
  given: null,
  givenBefore: null,
  until: null,
  progestogen: null,
  packs: [],
})

/** The methods of contraception, what they do, and what is to be done for them. */
export function MethodCard({ today, open: { log, outlook }, onChange }: MethodCardProps) {
  const [sheet, setSheet] = useState<'form' | 'emergency' | null>(null)
  const { busy, run } = useSaving()
  const uses = methodsOn(today, log.profile.methods)
  const [use = null] = uses
  const { influence, positiveTest } = outlook
  const save = (change: LogChange) =>
    run(
      () => onChange(change),
      () => setSheet(null),
    )
  const close = () => setSheet(null)
  const answer = (takesInducers: boolean | null) => void run(() => onChange(changeProfile({ takesInducers })))
  return (
    <section className={cards.card} aria-label={messages.contraception}>
      <Title order={2} size="h5" className={cards.kind}>
        {messages.contraception}
      </Title>
      <p className={classes.method}>{use ? methodNames[use.method] : messages.none}</p>
      {influence && <Text>{influenceText(influence)}</Text>}
      {use &&
        (positiveTest ? (
          <Text fw={600}>{positiveTestTexts[use.method]}</Text>
        ) : (
          <Details
            use={use}
            log={log}
            today={today}
            busy={busy}
            onChange={onChange}
            onGiven={() => save(correctMethod(use, withInjection(use, today)))}
          />
        ))}
      {use && isWeakened(use) && <InducersQuestion takesInducers={log.profile.takesInducers} onInducers={answer} />}
      {use && use.method !== 'condom' && (
        <SettingSwitch
          label={messages.condomsToo}
          checked={uses.some(({ method }) => method === 'condom')}
          onChange={(isOn) => void save(isOn ? startMethod(condoms(today)) : stopMethod('condom', today))}
        />
      )}
      <div className={classes.actions}>
        <Button variant={use ? 'default' : 'light'} onClick={() => setSheet('form')}>
          {use ? messages.change : messages.addMethod}
        </Button>
        <Button variant="default" onClick={() => setSheet('emergency')}>
          {messages.emergencyContraception}
        </Button>
      </div>
      {sheet === 'form' && (
        <MethodForm use={use} today={today} busy={busy} onClose={close} onSave={(change) => void save(change)} />
      )}
      {sheet === 'emergency' && (
        <EmergencySheet
          today={today}
          takesInducers={log.profile.takesInducers}
          busy={busy}
          onClose={close}
          onInducers={answer}
          onTaken={(pill) => save(logEmergencyPill(pill))}
        />
      )}
    </section>
  )
}

type DetailsProps = Pick<MethodCardProps, 'today' | 'onChange'> & {
  use: MethodUse
  log: CycleLog
  busy: boolean
  onGiven: () => Promise<void>
}

function Details({ use, log, today, busy, onChange, onGiven }: DetailsProps) {
  // Last evening's pill comes first while it can be taken in time.
  const day = openPillDay(use, log, localTime(useNow()))
  const protection = protectionOf(use, log, day)
  const paused = pausedUntil(today, log.profile.emergencyPills)
  const isWeak = log.profile.takesInducers === true && isWeakened(use) && protection.reason !== 'inducers'
  const text = protectionText(protection, use, log.profile.emergencyPills, day)
  const isCalm = (protection.state === 'protected' && protection.gap === null) || protection.reason === 'each-time'
  const words =
    isCalm && !isWeak ? (
      <Text>{text}</Text>
    ) : (
      <div className={classes.advice}>
        <Text>{text}</Text>
        {protection.gap && (
          <Text>
            <b>{gapText(protection.gap)}</b> {emergencyText(log.profile.takesInducers)}
          </Text>
        )}
        {isWeak && <Text>{inducersText}</Text>}
        <Text size="sm" c="var(--ink-soft)">
          {protectionSources}
        </Text>
      </div>
    )
  switch (methodRules[use.method].detail) {
    case 'pill':
      return (
        <Pill
          use={use}
          log={log}
          today={today}
          day={day}
          words={words}
          hasOtherReason={
            isWeak || protection.gap !== null || protection.reason === 'inducers' || protection.reason === 'new'
          }
          onChange={onChange}
        />
      )
    case 'injection':
      return (
        <>
          <Text fw={600}>{injectionText(injectionDates(use), today, paused)}</Text>
          {words}
          <Button
            variant="light"
            className={classes.alone}
            disabled={busy || use.given === today || paused !== null}
            onClick={() => void onGiven()}
          >
            {messages.hadItToday}
          </Button>
        </>
      )
    case 'device':
      return (
        <>
          {use.until && today <= use.until && (
            <Text fw={600}>{messages.toBeReplaced({ day: longDay(use.until) })}</Text>
          )}
          {words}
        </>
      )
    case null:
      return words
  }
}
