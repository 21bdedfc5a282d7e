import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { correctMethod, logEmergencyPill, type LogChange } from '@/domain/cycle/commands'
import { methodOn, methodRules, nextInjection, type MethodUse } from '@/domain/cycle/contraception'
import type { CycleLog } from '@/domain/cycle/log'
import type { IsoDay } from '@/domain/shared/day'
import { influenceText, methodNames } from '@/messages/cycle/contraception'
import { injectionText } from '@/messages/cycle/injection'
import * as messages from '@/messages/cycle/screens-contraception.gen'
import { longDay } from '@/messages/shared/format-day'
import cards from '../cards.module.css'
import type { OpenCycle } from '../cycle-gate'
import { useSaving } from '../use-saving'
import classes from './contraception.module.css'
import { EmergencySheet } from './emergency-sheet'
import { MethodForm } from './method-form'
import { Pill } from './pill'

export type MethodCardProps = {
  today: IsoDay
  open: OpenCycle
  /** Rejects if nothing was saved. */
  onChange: (change: LogChange) => Promise<void>
}

/** The method of contraception, what it does to predictions, and what is to be done for it. */
export function MethodCard({ today, open: { log, outlook }, onChange }: MethodCardProps) {
  const [sheet, setSheet] = useState<'form' | 'emergency' | null>(null)
  const { busy, run } = useSaving()
  const use = methodOn(today, log.profile.methods)
  const { influence } = outlook
  const save = (change: LogChange) => run(() => onChange(change), () => setSheet(null))
  const close = () => setSheet(null)
  return (
    <section className={cards.card} aria-label={messages.contraception}>
      <Title order={2} size="h5" className={cards.kind}>
        {messages.contraception}
      </Title>
      <p className={classes.method}>{use ? methodNames[use.method] : messages.none}</p>
      {influence && <Text>{influenceText(influence)}</Text>}
      {use && <Details use={use} log={log} today={today} busy={busy} onChange={onChange} onGiven={() => save(correctMethod(use, { ...use, given: today }))} />}
      <div className={classes.actions}>
        <Button variant={use ? 'default' : 'light'} onClick={() => setSheet('form')}>
          {use ? messages.change : messages.addMethod}
        </Button>
        <Button variant="default" onClick={() => setSheet('emergency')}>
          {messages.emergencyContraception}
        </Button>
      </div>
      {sheet === 'form' && <MethodForm use={use} today={today} busy={busy} onClose={close} onSave={(change) => void save(change)} />}
      {sheet === 'emergency' && <EmergencySheet today={today} busy={busy} onClose={close} onTaken={(pill) => save(logEmergencyPill(pill))} />}
    </section>
  )
}

type DetailsProps = Pick<MethodCardProps, 'today' | 'onChange'> & { use: MethodUse; log: CycleLog; busy: boolean; onGiven: () => Promise<void> }

function Details({ use, log, today, busy, onChange, onGiven }: DetailsProps) {
  const injection = nextInjection(use)
  switch (methodRules[use.method].detail) {
    case 'pill':
      return <Pill use={use} log={log} today={today} onChange={onChange} />
    case 'injection':
      return (
        <>
          {injection && <Text fw={600}>{injectionText(injection, today)}</Text>}
          <Button variant="light" className={classes.alone} disabled={busy || use.given === today} onClick={() => void onGiven()}>
            {messages.hadItToday}
          </Button>
        </>
      )
    case 'device':
      return use.until && <Text fw={600}>{messages.toBeReplaced({ day: longDay(use.until) })}</Text>
    case null:
      return null
  }
}
