import { ActionIcon, Container } from '@mantine/core'
import { IconChartHistogram, IconSettings } from '@tabler/icons-react'
import type { LogTab, TrackerView } from '@/health/cycle/rules/tracker-url'
import * as messages from '#words/health/cycle/screens-bloom'
import { settings } from '#words/health/cycle/screens-tracker'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { BloomCycle } from './bloom-cycle'
import { BloomView } from './bloom-view'
import classes from './bloom.module.css'
import { CycleGate } from './cycle-gate'
import { useCycleView } from './queries'
import { LogButton } from './log-button'
import { PregnancySwitch } from './pregnancy-switch'
import { saveToday } from './bloom-log'
import { UrgentSigns } from './warning-sign-cards'
import type { TrackerProps } from './tracker-props'
import { cycleTracker } from '#words/kit/screen-titles'

/** The premium-style tracker, in cycle or pregnancy mode. */
export function BloomPage(props: TrackerProps<LogTab>) {
  const { user, today, pregnancy, mode, view, parts, onSearch, onBack } = props
  const cycle = useCycleView(user.id, today, pregnancy?.since ?? null)
  const screen = view === 'today' ? null : view
  const openView = (next: TrackerView) => onSearch({ view: next }, 'push')
  return (
    <Container pb="xl">
      {(screen === null || cycle.status !== 'open') && <ScreenHeader title={cycleTracker} onBack={onBack} />}
      <TranslationNote />
      <CycleGate view={cycle} user={user} signOut={props.signOut}>
        {(open) =>
          screen === null ? (
            <>
              <div className={classes.bar}>
                <PregnancySwitch
                  mode={mode}
                  pregnant={pregnancy !== null}
                  onMode={(next) => onSearch({ mode: next })}
                />
                <div className={classes.ways}>
                  <ActionIcon
                    variant="default"
                    aria-label={messages.insights}
                    title={messages.insights}
                    onClick={() => openView('insights')}
                  >
                    <IconChartHistogram size={22} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    aria-label={settings}
                    title={settings}
                    onClick={() => openView('settings')}
                  >
                    <IconSettings size={22} aria-hidden />
                  </ActionIcon>
                </div>
              </div>
              <parts.EarlierLog user={user} today={today} open={open} />
              <UrgentSigns care={open.outlook.care} focused={props.started} />
              {mode === 'pregnancy' ? (
                parts.pregnancy
              ) : (
                <>
                  {parts.help}
                  <BloomCycle {...props} open={open} />
                </>
              )}
              <LogButton
                userId={user.id}
                today={today}
                open={open}
                onSave={saveToday(user.id, today)}
                asked={view === 'today'}
                onAnswered={() => onSearch({ view: undefined })}
              />
            </>
          ) : (
            <BloomView view={screen} open={open} user={user} today={today} parts={parts} onSearch={onSearch} />
          )
        }
      </CycleGate>
    </Container>
  )
}
