import { Button } from '@mantine/core'
import { Suspense } from 'react'
import type { User } from '@/data/session/session-state'
import type { LogTab, TrackerView } from '@/domain/cycle/tracker-url'
import { ScreenHeader } from '@/ui/layout/screen-header'
import type { OpenCycle } from './cycle-gate'
import { History, Insights, PartSkeleton, TrackerSettings } from './lazy-parts'
import type { TrackerProps } from './tracker-props'

export type BloomViewProps = Pick<TrackerProps<LogTab>, 'today' | 'onSearch' | 'parts'> & { user: User; view: TrackerView; open: OpenCycle }

/** Screens that open in place of the tracker. */
export function BloomView(props: BloomViewProps) {
  return (
    <Suspense fallback={<PartSkeleton />}>
      <View {...props} />
    </Suspense>
  )
}

function View({ view, open, user, today, parts, onSearch }: BloomViewProps) {
  const back = { backLabel: 'Back to the tracker', onBack: () => onSearch({ view: undefined }) }
  const shared = { userId: user.id, today, open }
  if (view === 'settings') return <TrackerSettings {...shared} reminders={parts.reminders} onClose={back.onBack} />
  if (view === 'history') {
    return (
      <>
        <ScreenHeader title="Period history" {...back} />
        <History {...shared} onDay={(day) => onSearch({ view: undefined, day }, 'push')} />
      </>
    )
  }
  return (
    <>
      <ScreenHeader title="Insights" {...back}>
        <Button variant="default" onClick={() => onSearch({ view: 'history' })}>
          History
        </Button>
      </ScreenHeader>
      <Insights open={open} />
    </>
  )
}
