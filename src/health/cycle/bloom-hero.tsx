import { Button, Title } from '@mantine/core'
import { IconDropletFilled } from '@tabler/icons-react'
import { startPeriod, type LogChange } from '@/health/cycle/rules/log-changes'
import type { CycleLog } from '@/health/cycle/rules/log'
import type { Outlook } from '@/health/cycle/rules/outlook'
import type { IsoDay } from '@/kit/rules/day'
import { pausedText } from '@/health/cycle/words/outlook'
import * as messages from '#words/health/cycle/screens-bloom'
import classes from './bloom.module.css'
import { PausedWords } from './paused-words'
import { PhaseCard } from './phase-card'
import { PredictionCard } from './prediction-card'
import { useSaving } from './use-saving'
import { WhyThisDate } from './why-this-date'

type BloomHeroProps = {
  log: CycleLog
  outlook: Outlook
  today: IsoDay
  onChange: (change: LogChange) => Promise<void>
  onMode: () => void
}

/** The current phase and the next period, or why there are no predictions now. */
export function BloomHero({ log, outlook, today, onChange, onMode }: BloomHeroProps) {
  const { busy, run } = useSaving()
  const { running, state } = outlook
  if (state.kind !== 'cycling') {
    return (
      <section className={classes.paused}>
        <Title order={2} size="h3">
          {pausedText(state).title}
        </Title>
        <PausedWords state={state} />
        {state.kind === 'pregnant' && <Button onClick={onMode}>{messages.openPregnancyMode}</Button>}
      </section>
    )
  }
  // The card about contraception says why.
  if (!running || running.unpredicted === 'contraception') return null
  return (
    <>
      <PhaseCard outlook={outlook} today={today} />
      <PredictionCard outlook={outlook} today={today}>
        {running.late > 0 && (
          <Button
            mt="xs"
            loading={busy}
            leftSection={<IconDropletFilled size={18} aria-hidden />}
            onClick={() => run(() => onChange(startPeriod(today, today)))}
          >
            {messages.startedToday}
          </Button>
        )}
        <WhyThisDate outlook={outlook} log={log} />
      </PredictionCard>
    </>
  )
}
