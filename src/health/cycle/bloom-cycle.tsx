import { Title } from '@mantine/core'
import { useState } from 'react'
import { changeProfile, type LogChange } from '@/health/cycle/rules/log-changes'
import type { LogTab } from '@/health/cycle/rules/tracker-url'
import * as messages from '#words/health/cycle/screens-bloom'
import { calendar } from '#words/health/cycle/screens-tracker'
import { allArticleCards } from '@/education/words/articles'
import { ArticleCards } from '@/education/article-cards'
import { BackupNudge } from './backup-nudge'
import { BloomHero } from './bloom-hero'
import { BloomLog } from './bloom-log'
import classes from './bloom.module.css'
import { WarningSignCards } from './warning-sign-cards'
import { saveChange } from './commands'
import { CycleCalendar } from './cycle-calendar'
import type { OpenCycle } from './cycle-gate'
import { FertilityCard } from './fertility-card'
import { FirstUse, LogQuestions, MethodCard, PremiumCard, StageCard } from './lazy-parts'
import { PeriodActions } from './period-actions'
import { ReminderLine } from './reminder-line'
import { showsMethods } from './shows-methods'
import type { TrackerProps } from './tracker-props'

type BloomCycleProps = TrackerProps<LogTab> & { open: OpenCycle }

/** Cycle mode of the premium-style tracker. */
export function BloomCycle({ open, user, today, pregnancy, tab, day, onSearch }: BloomCycleProps) {
  const { log, outlook } = open
  const [skipped, setSkipped] = useState(false)
  const save = (change: LogChange) => saveChange(user.id, change)
  const needsFirstPeriod =
    outlook.periods.length === 0 && outlook.state.kind === 'cycling' && outlook.influence?.kind !== 'off'
  const firstUse = needsFirstPeriod && (
    <FirstUse
      today={today}
      shape={log.profile.shape}
      onChange={save}
      onSkip={skipped ? null : () => setSkipped(true)}
    />
  )
  if (needsFirstPeriod && log.days.length === 0 && log.profile.methods.length === 0 && !skipped) return firstUse
  const selected = day ?? today
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <LogQuestions
          open={open}
          today={today}
          onChange={save}
          onHistory={() => onSearch({ view: 'history' }, 'push')}
          onPregnancy={() => onSearch({ mode: 'pregnancy' })}
        />
        {firstUse || (
          <BloomHero
            log={log}
            outlook={outlook}
            today={today}
            onChange={save}
            onMode={() => onSearch({ mode: 'pregnancy' })}
          />
        )}
        <BackupNudge today={today} open={open} onBackUp={() => onSearch({ view: 'settings' }, 'push')} />
        <FertilityCard outlook={outlook} today={today} />
        <WarningSignCards care={outlook.care} />
        <StageCard today={today} open={open} onChange={save} />
        {showsMethods(open, today) && <MethodCard today={today} open={open} onChange={save} />}
      </div>
      <div className={`${classes.column} ${classes.log}`}>
        <section className={`${classes.card} ${classes.calendar}`} aria-label={calendar}>
          <CycleCalendar
            log={log}
            outlook={outlook}
            today={today}
            selected={selected}
            onSelect={(picked) => onSearch({ day: picked === today ? undefined : picked })}
            below={
              <PeriodActions
                day={selected}
                today={today}
                log={log}
                pregnantSince={pregnancy?.since ?? null}
                onChange={save}
              />
            }
          />
        </section>
        <BloomLog
          log={log}
          day={selected}
          today={today}
          owner={user.id}
          tab={tab}
          onTab={(next) => onSearch({ tab: next })}
        />
      </div>
      <div className={`${classes.column} ${classes.more}`}>
        <ReminderLine reminders={log.profile.reminders} onOpen={() => onSearch({ view: 'settings' }, 'push')} />
        <PremiumCard premium={log.profile.premium} onSubscribe={() => save(changeProfile({ premium: true }))} />
      </div>
      <section className={classes.articles}>
        <Title order={2} size="h4" mb="xs">
          {messages.readMore}
        </Title>
        <ArticleCards cards={allArticleCards} />
      </section>
    </div>
  )
}
