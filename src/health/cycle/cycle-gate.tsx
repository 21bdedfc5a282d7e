import { Button, Skeleton, Stack } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import type { User } from '@/store/session/session-state'
import * as messages from '#words/health/cycle/screens-tracker'
import { EmptyState } from '@/kit/feedback/empty-state'
import { lazyPart } from '@/kit/platform/lazy-part'
import { reloadPage } from '@/kit/platform/reload-page'
import { useFailureToast } from '@/kit/feedback/use-failure-toast'
import type { CycleView } from './queries'
import { useAutoLock } from './use-auto-lock'

const LockScreen = lazyPart(() => import('./lock-screen').then((loaded) => loaded.LockScreen))

export type OpenCycle = Extract<CycleView, { status: 'open' }>

type CycleGateProps = {
  view: CycleView
  user: Pick<User, 'id'>
  signOut: () => Promise<unknown>
  children: (open: OpenCycle) => ReactNode
}

/** Shows the open log, or the loading, failure or lock screen. An open log locks itself when idle. */
export function CycleGate({ view, user, signOut, children }: CycleGateProps) {
  useFailureToast(view.status === 'failed', messages.notFetched)
  switch (view.status) {
    case 'loading':
      return <LoadingSkeleton />
    case 'failed':
      return (
        <EmptyState image="/pictures/campus.svg#offline" text={messages.cannotBeOpened}>
          <Button onClick={reloadPage}>{messages.tryAgain}</Button>
        </EmptyState>
      )
    case 'locked':
      return (
        <Suspense fallback={<LoadingSkeleton />}>
          <LockScreen user={user} signOut={signOut} until={view.until} asksDevice={view.asksDevice} />
        </Suspense>
      )
    case 'open':
      return <OpenLog open={view} user={user} render={children} />
  }
}

function OpenLog({
  open,
  user,
  render,
}: {
  open: OpenCycle
  user: Pick<User, 'id'>
  render: CycleGateProps['children']
}) {
  useAutoLock(cycleLogStore(user.id), open.lockAfter)
  return render(open)
}

function LoadingSkeleton() {
  return (
    <Stack aria-busy aria-label={messages.loadingLog} role="status">
      <Skeleton height={340} radius="lg" />
      <Skeleton height={120} radius="lg" />
      <Skeleton height={400} radius="lg" />
    </Stack>
  )
}
