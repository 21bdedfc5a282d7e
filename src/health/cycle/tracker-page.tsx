import { ActionIcon, Container } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { TrackerTab } from '@/health/cycle/rules/tracker-url'
import * as messages from '#words/health/cycle/screens-period-tracker'
import { backToTracker, forDoctorOrNurse, settings } from '#words/health/cycle/screens-tracker'
import { trackerTabs } from '@/health/cycle/words/tracker-tabs'
import { allArticleCards } from '@/education/words/articles'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { ArticleCards } from '@/education/article-cards'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { BackupNudge } from './backup-nudge'
import { CycleGate, type OpenCycle } from './cycle-gate'
import { ClinicSummaryPage, History, Insights, PartSkeleton, TrackerSettings } from './lazy-parts'
import { LogButton } from './log-button'
import { PregnancySwitch } from './pregnancy-switch'
import { useCycleView } from './queries'
import { dayActions } from './track/day-actions'
import { CalendarTab } from './track/calendar-tab'
import { TrackTab } from './track/track-tab'
import classes from './track/track.module.css'
import type { TrackerProps } from './tracker-props'
import { UrgentSigns } from './warning-sign-cards'
import { periodTracker } from '#words/kit/screen-titles'

/** The second tracker: the same log as the premium-style one, in tabs. */
export function TrackerPage(props: TrackerProps<TrackerTab>) {
  const { user, today, pregnancy, mode, view, parts, onSearch, onBack } = props
  const cycle = useCycleView(user.id, today, pregnancy?.since ?? null)
  const isOver = cycle.status === 'open' && (view === 'settings' || view === 'summary')
  return (
    <Container pb="xl">
      {!isOver && <ScreenHeader title={periodTracker} onBack={onBack} />}
      <TranslationNote />
      {/* Tracker and settings share one gate: unmounting it would lock a log that locks when the tracker is closed. */}
      <CycleGate view={cycle} user={user} signOut={props.signOut}>
        {(open) =>
          view === 'settings' || view === 'summary' ? (
            <Suspense fallback={<PartSkeleton />}>
              {view === 'settings' ? (
                <TrackerSettings
                  userId={user.id}
                  today={today}
                  open={open}
                  reminders={parts.reminders}
                  onSummary={() => onSearch({ view: 'summary' }, 'push')}
                  onClose={() => onSearch({ view: undefined })}
                />
              ) : (
                <>
                  <ScreenHeader
                    title={forDoctorOrNurse}
                    backLabel={backToTracker}
                    onBack={() => onSearch({ view: undefined })}
                  />
                  <ClinicSummaryPage today={today} open={open} />
                </>
              )}
            </Suspense>
          ) : (
            <>
              <div className={classes.head}>
                <PregnancySwitch
                  mode={mode}
                  pregnant={pregnancy !== null}
                  onMode={(next) => onSearch({ mode: next })}
                />
                <ActionIcon
                  variant="default"
                  aria-label={settings}
                  title={settings}
                  onClick={() => onSearch({ view: 'settings' }, 'push')}
                >
                  <IconSettings size={22} aria-hidden />
                </ActionIcon>
              </div>
              <parts.EarlierLog user={user} today={today} open={open} />
              <UrgentSigns care={open.outlook.care} focused={props.started} />
              {mode === 'pregnancy' ? (
                parts.pregnancy
              ) : (
                <>
                  {parts.help}
                  <CycleTabs {...props} open={open} />
                </>
              )}
              <LogButton
                userId={user.id}
                today={today}
                open={open}
                onSave={dayActions(user.id).saveDay}
                asked={view === 'today'}
                onAnswered={() => onSearch({ view: undefined })}
              />
            </>
          )
        }
      </CycleGate>
    </Container>
  )
}

type CycleTabsProps = TrackerProps<TrackerTab> & { readonly open: OpenCycle }

function CycleTabs({ open, user, today, pregnancy, tab, view, day, onSearch }: CycleTabsProps) {
  // The premium-style tracker opens these as screens; here they are tabs.
  const shownTab = view === 'insights' || view === 'history' ? view : tab
  const shared = { userId: user.id, today, open }
  const pregnantSince = pregnancy?.since ?? null
  return (
    <div className={classes.stack}>
      <BackupNudge today={today} open={open} onBackUp={() => onSearch({ view: 'settings' }, 'push')} />
      <ScreenTabs
        label={messages.tabs}
        tabs={trackerTabs}
        value={shownTab}
        onChange={(next) => onSearch({ tab: next, view: undefined, day: undefined })}
      >
        <Suspense fallback={<PartSkeleton />}>
          {shownTab === 'track' && (
            <TrackTab
              {...shared}
              pregnantSince={pregnantSince}
              onCalendar={() => onSearch({ tab: 'calendar' }, 'push')}
              onHistory={() => onSearch({ tab: 'history' }, 'push')}
              onPregnancy={() => onSearch({ mode: 'pregnancy' })}
            />
          )}
          {shownTab === 'calendar' && (
            <CalendarTab
              {...shared}
              pregnantSince={pregnantSince}
              day={day ?? today}
              onDay={(chosen) => onSearch({ day: chosen === today ? undefined : chosen })}
            />
          )}
          {shownTab === 'history' && (
            <History
              {...shared}
              onDay={(chosen) => onSearch({ tab: 'calendar', view: undefined, day: chosen }, 'push')}
            />
          )}
          {shownTab === 'insights' && <Insights open={open} onSummary={() => onSearch({ view: 'summary' }, 'push')} />}
          {shownTab === 'education' && <ArticleCards cards={allArticleCards} />}
        </Suspense>
      </ScreenTabs>
    </div>
  )
}
