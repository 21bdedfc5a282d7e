import { Button } from '@mantine/core'
import { Suspense } from 'react'
import type { User } from '@/store/session/session-state'
import type { LogTab, TrackerView } from '@/health/cycle/rules/tracker-url'
import * as messages from '#words/health/cycle/screens-bloom'
import { backToTracker, forDoctorOrNurse } from '#words/health/cycle/screens-tracker'
import { ScreenHeader } from '@/kit/layout/screen-header'
import type { OpenCycle } from './cycle-gate'
import { ClinicSummaryPage, History, Insights, PartSkeleton, TrackerSettings } from './lazy-parts'
import type { TrackerProps } from './tracker-props'

export type BloomViewProps = Pick<TrackerProps<LogTab>, 'today' | 'onSearch' | 'parts'> & {
  user: User
  view: Exclude<TrackerView, 'today'>
  open: OpenCycle
}

/** Screens that open in place of the tracker. */
export function BloomView(props: BloomViewProps) {
  return (
    <Suspense fallback={<PartSkeleton />}>
      <View {...props} />
    </Suspense>
  )
}

function View({ view, open, user, today, parts, onSearch }: BloomViewProps) {
  const back = { backLabel: backToTracker, onBack: () => onSearch({ view: undefined }) }
  const shared = { userId: user.id, today, open }
  if (view === 'settings')
    return (
      <TrackerSettings
        {...shared}
        reminders={parts.reminders}
        onSummary={() => onSearch({ view: 'summary' }, 'push')}
        onClose={back.onBack}
      />
    )
  if (view === 'history') {
    return (
      <>
        <ScreenHeader title={messages.periodHistory} {...back} />
        <History {...shared} onDay={(day) => onSearch({ view: undefined, day }, 'push')} />
      </>
    )
  }
  if (view === 'summary') {
    return (
      <>
        <ScreenHeader title={forDoctorOrNurse} {...back} />
        <ClinicSummaryPage today={today} open={open} />
      </>
    )
  }
  return (
    <>
      <ScreenHeader title={messages.insights} {...back}>
        <Button variant="default" onClick={() => onSearch({ view: 'history' })}>
          {messages.history}
        </Button>
      </ScreenHeader>
      <Insights open={open} onSummary={() => onSearch({ view: 'summary' }, 'push')} />
    </>
  )
}
