import { Button, Skeleton, Stack } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import type { User } from '@/data/session/session-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { lazyPart } from '@/ui/platform/lazy-part'
import { useFailureToast } from '@/ui/feedback/use-failure-toast'
import type { CycleView } from './queries'
import { useAutoLock } from './use-auto-lock'

const LockScreen = lazyPart(() => import('./lock-screen').then((loaded) => loaded.LockScreen))

export type OpenCycle = Extract<CycleView, { status: 'open' }>

type CycleGateProps = { view: CycleView; person: Pick<User, 'id'>; children: (open: OpenCycle) => ReactNode }

/** What stands before a log: it is read, or locked, or cannot be opened. Behind it the log locks itself again. */
export function CycleGate({ view, person, children }: CycleGateProps) {
  useFailureToast(view.status === 'failed', 'Failed to fetch period data')
  switch (view.status) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return (
        <EmptyState image="/pictures/campus.svg#offline" text="The log on this phone cannot be opened just now. Nothing in it was changed.">
          <Button onClick={() => location.reload()}>Try again</Button>
        </EmptyState>
      )
    case 'locked':
      return (
        <Suspense fallback={<Waiting />}>
          <LockScreen person={person} until={view.until} asksDevice={view.asksDevice} />
        </Suspense>
      )
    case 'open':
      return <Open open={view} person={person} show={children} />
  }
}

function Open({ open, person, show }: { open: OpenCycle; person: Pick<User, 'id'>; show: CycleGateProps['children'] }) {
  useAutoLock(cycleLogStore(person.id), open.lockAfter)
  return show(open)
}

function Waiting() {
  return (
    <Stack aria-busy aria-label="Loading your log" role="status">
      <Skeleton height={340} radius="lg" />
      <Skeleton height={120} radius="lg" />
      <Skeleton height={400} radius="lg" />
    </Stack>
  )
}
