import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { ActionIcon, Container, Switch } from '@mantine/core'
import { IconChartHistogram, IconSettings } from '@tabler/icons-react'
import type { LogTab, TrackerView } from '@/domain/cycle/tracker-url'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { BloomCycle } from './bloom-cycle'
import { BloomView } from './bloom-view'
import classes from './bloom.module.css'
import { CycleGate } from './cycle-gate'
import { useCycleView } from './queries'
import { UrgentSigns } from './warning-sign-cards'
import type { TrackerProps } from './tracker-props'

/** The premium-style tracker, in cycle or pregnancy mode. */
export function BloomPage(props: TrackerProps<LogTab>) {
  const { person: user, today, pregnancy, mode, view, parts, onSearch, onBack } = props
  const cycle = useCycleView(user.id, today, pregnancy?.since ?? null)
  const openView = (next: TrackerView) => onSearch({ view: next }, 'push')
  return (
    <Container pb="xl">
      {(view === null || cycle.status !== 'open') && <ScreenHeader title="Cycle Tracker" backLabel="Back" onBack={onBack} />}
      <CycleGate view={cycle} user={user}>
        {(open) =>
          view === null ? (
            <>
              <div className={classes.bar}>
                <Switch
                  label="Pregnancy mode"
                  size="md"
                 
                  className={classes.mode}
                  checked={mode === 'pregnancy'}
                  onChange={(event) => onSearch({ mode: event.currentTarget.checked ? 'pregnancy' : 'cycle' })}
                />
                <div className={classes.ways}>
                  <ActionIcon variant="default" aria-label="Insights" title="Insights" onClick={() => openView('insights')}>
                    <IconChartHistogram size={22} aria-hidden />
                  </ActionIcon>
                  <ActionIcon variant="default" aria-label="Settings" title="Settings" onClick={() => openView('settings')}>
                    <IconSettings size={22} aria-hidden />
                  </ActionIcon>
                </div>
              </div>
              <UrgentSigns care={open.outlook.care} />
              {mode === 'pregnancy' ? (
                parts.pregnancy
              ) : (
                <>
                  {parts.help}
                  <BloomCycle {...props} open={open} />
                </>
              )}
            </>
          ) : (
            <BloomView view={view} open={open} user={user} today={today} parts={parts} onSearch={onSearch} />
          )
        }
      </CycleGate>
    </Container>
  )
}
