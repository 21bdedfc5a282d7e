import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { ActionIcon, Container, Switch } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { TrackerTab } from '@/domain/cycle/tracker-url'
import { trackerTabs } from '@/messages/cycle/tracker-tabs'
import { articleCards } from '@/messages/education/articles'
import { ArticleCards } from '@/ui/list/article-cards'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { ScreenTabs } from '@/ui/layout/screen-tabs'
import { BackupNudge } from './backup-nudge'
import { CycleGate, type OpenCycle } from './cycle-gate'
import { History, Insights, PartSkeleton, TrackerSettings } from './lazy-parts'
import { useCycleView } from './queries'
import { CalendarTab } from './track/calendar-tab'
import { TrackTab } from './track/track-tab'
import classes from './track/track.module.css'
import type { TrackerProps } from './tracker-props'
import { UrgentSigns } from './warning-sign-cards'

/** The second tracker: the same log as the premium-style one, in tabs. */
export function TrackerPage(props: TrackerProps<TrackerTab>) {
  const { person: user, today, pregnancy, mode, view, parts, onSearch, onBack } = props
  const cycle = useCycleView(user.id, today, pregnancy?.since ?? null)
  const inSettings = cycle.status === 'open' && view === 'settings'
  return (
    <Container pb="xl">
      {!inSettings && <ScreenHeader title="Period Tracker" backLabel="Back" onBack={onBack} />}
      {/* Tracker and settings share one gate: unmounting it would lock a log that locks when the tracker is closed. */}
      <CycleGate view={cycle} user={user}>
        {(open) =>
          view === 'settings' ? (
            <Suspense fallback={<PartSkeleton />}>
              <TrackerSettings userId={user.id} today={today} open={open} reminders={parts.reminders} onClose={() => onSearch({ view: undefined })} />
            </Suspense>
          ) : (
            <>
              <div className={classes.head}>
                <Switch
                  className={classes.mode}
                  size="md"
                  label="Pregnancy mode"
                  checked={mode === 'pregnancy'}
                  onChange={(event) => onSearch({ mode: event.currentTarget.checked ? 'pregnancy' : 'cycle' })}
                />
                <ActionIcon variant="default" aria-label="Settings" title="Settings" onClick={() => onSearch({ view: 'settings' }, 'push')}>
                  <IconSettings size={22} aria-hidden />
                </ActionIcon>
              </div>
              <UrgentSigns care={open.outlook.care} />
              {mode === 'pregnancy' ? (
                parts.pregnancy
              ) : (
                <>
                  {parts.help}
                  <CycleTabs {...props} open={open} />
                </>
              )}
            </>
          )
        }
      </CycleGate>
    </Container>
  )
}

type CycleTabsProps = TrackerProps<TrackerTab> & { readonly open: OpenCycle }

function CycleTabs({ open, person: user, today, pregnancy, tab, view, day, onSearch }: CycleTabsProps) {
  // The premium-style tracker opens these as screens; here they are tabs.
  const shownTab = view === 'insights' || view === 'history' ? view : tab
  const shared = { userId: user.id, today, open }
  const pregnantSince = pregnancy?.since ?? null
  return (
    <div className={classes.stack}>
      <BackupNudge today={today} open={open} onBackUp={() => onSearch({ view: 'settings' }, 'push')} />
      <ScreenTabs label="Period tracker" columns={3} tabs={trackerTabs} value={shownTab} onChange={(next) => onSearch({ tab: next, view: undefined, day: undefined })}>
        <Suspense fallback={<PartSkeleton />}>
          {shownTab === 'track' && <TrackTab {...shared} pregnantSince={pregnantSince} onCalendar={() => onSearch({ tab: 'calendar' }, 'push')} onHistory={() => onSearch({ tab: 'history' }, 'push')} onPregnancy={() => onSearch({ mode: 'pregnancy' })} />}
          {shownTab === 'calendar' && <CalendarTab {...shared} pregnantSince={pregnantSince} day={day ?? today} onDay={(chosen) => onSearch({ day: chosen === today ? undefined : chosen })} />}
          {shownTab === 'history' && <History {...shared} onDay={(chosen) => onSearch({ tab: 'calendar', view: undefined, day: chosen }, 'push')} />}
          {shownTab === 'insights' && <Insights open={open} />}
          {shownTab === 'education' && <ArticleCards cards={articleCards} />}
        </Suspense>
      </ScreenTabs>
    </div>
  )
}
