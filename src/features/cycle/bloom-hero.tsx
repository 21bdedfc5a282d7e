import { Button, Text, Title } from '@mantine/core'
import { IconDropletFilled, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { startPeriod, type LogChange } from '@/domain/cycle/commands'
import type { CycleLog } from '@/domain/cycle/log'
import type { Outlook } from '@/domain/cycle/outlook'
import type { IsoDay } from '@/domain/shared/day'
import classes from './bloom.module.css'
import { PhaseCard } from './phase-card'
import { PredictionCard } from './prediction-card'
import { useSaving } from './use-saving'
import { WhyThisDate } from './why-this-date'

type BloomHeroProps = {
  log: CycleLog
  outlook: Outlook
  today: IsoDay
  pregnant: boolean
  onChange: (change: LogChange) => Promise<void>
  onMode: () => void
  onLog: () => void
}

/** The current phase and the next period, or why there are no predictions now. */
export function BloomHero({ log, outlook, today, pregnant, onChange, onMode, onLog }: BloomHeroProps) {
  const { busy, run } = useSaving()
  const { running } = outlook
  if (pregnant) {
    return (
      <Paused title="Predictions rest while you are pregnant" text="You can still note how each day was. When the pregnancy is over, your cycle goes on from there.">
        <Button color="dusk" onClick={onMode}>
          Open pregnancy mode
        </Button>
      </Paused>
    )
  }
  if (!running) return <Paused title="Your next period begins a new count" text="It can take a while to come back after a pregnancy. Log its first day, and predictions begin again." />
  return (
    <>
      <PhaseCard outlook={outlook}>
        <Button color="dusk" leftSection={<IconPencil size={18} aria-hidden />} onClick={onLog}>
          Log today
        </Button>
      </PhaseCard>
      <PredictionCard outlook={outlook} today={today}>
        {running.late > 0 && (
          <Button
            color="coral"
            mt="xs"
            loading={busy}
            leftSection={<IconDropletFilled size={18} aria-hidden />}
            onClick={() => run(() => onChange(startPeriod(today, today)))}
          >
            It started today
          </Button>
        )}
        <WhyThisDate outlook={outlook} log={log} />
      </PredictionCard>
    </>
  )
}

function Paused({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className={classes.paused}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text>{text}</Text>
      {children}
    </section>
  )
}
