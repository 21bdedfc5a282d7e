import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { logEmergencyPill, startMethod, stopMethods, type LogChange } from '@/domain/cycle/commands'
import { methodOn, methodRules, nextInjection, type MethodUse } from '@/domain/cycle/contraception'
import { packDayOn } from '@/domain/cycle/pill-pack'
import type { IsoDay } from '@/domain/shared/day'
import { influenceText, methodNames } from '@/messages/cycle/contraception'
import { missedPillTexts } from '@/messages/cycle/contraception-help'
import { injectionText } from '@/messages/cycle/injection'
import { packText } from '@/messages/cycle/pill-pack'
import * as messages from '@/messages/cycle/screens-contraception.gen'
import { longDay } from '@/messages/shared/format-day'
import cards from '../cards.module.css'
import type { OpenCycle } from '../cycle-gate'
import { useSaving } from '../use-saving'
import classes from './contraception.module.css'
import { EmergencySheet } from './emergency-sheet'
import { MethodForm } from './method-form'

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
      {use && <Details use={use} today={today} busy={busy} onGiven={() => save(startMethod({ ...use, given: today }))} />}
      <div className={classes.actions}>
        <Button variant={use ? 'default' : 'light'} onClick={() => setSheet('form')}>
          {use ? messages.change : messages.addMethod}
        </Button>
        <Button variant="default" onClick={() => setSheet('emergency')}>
          {messages.emergencyContraception}
        </Button>
      </div>
      {sheet === 'form' && <MethodForm use={use} today={today} busy={busy} onClose={close} onSave={(next) => save(next ? startMethod(next) : stopMethods(today))} />}
      {sheet === 'emergency' && <EmergencySheet today={today} busy={busy} onClose={close} onTaken={(pill) => save(logEmergencyPill(pill))} />}
    </section>
  )
}

function Details({ use, today, busy, onGiven }: { use: MethodUse; today: IsoDay; busy: boolean; onGiven: () => Promise<void> }) {
  const [missed, setMissed] = useState(false)
  const injection = nextInjection(use)
  const pack = packDayOn(use.packs, today)
  switch (methodRules[use.method].detail) {
    case 'pill':
      return (
        <>
          {pack && <Text fw={600}>{packText(pack)}</Text>}
          <Button variant="light" className={classes.alone} aria-expanded={missed} onClick={() => setMissed(!missed)}>
            {messages.missedPill}
          </Button>
          {missed && (
            <ul className={classes.texts}>
              {missedPillTexts(use).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </>
      )
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
