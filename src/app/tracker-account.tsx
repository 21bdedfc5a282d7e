import { Suspense } from 'react'
import { NotOnThisPhone } from '@/health/cycle/not-on-this-phone'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useHasEarlierAccount } from '@/store/session/use-has-earlier-account'
import type { EarlierLogProps } from '@/health/cycle/tracker-props'

// What the trackers use of the account room.

const LazyEarlierLog = lazyPart(() => import('./earlier-log').then((loaded) => loaded.EarlierLog), NotOnThisPhone)

/** The log that an earlier account with the same address may have left on this phone. */
export function EarlierLog(props: EarlierLogProps) {
  return useHasEarlierAccount(props.user) ? (
    <Suspense>
      <LazyEarlierLog {...props} />
    </Suspense>
  ) : null
}

export const signOutHere = async () => (await import('@/account/store/account')).signOut('local')
