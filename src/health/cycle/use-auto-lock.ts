import { useEffect, useRef } from 'react'
import type { CycleLogStore } from '@/health/cycle/store/cycle-log-store'
import type { LockAfter } from '@/health/cycle/rules/pin'
import { saveAll } from '@/kit/platform/reload-page'

/** A sealed log takes no more notes. */
const lockSaved = (store: CycleLogStore): Promise<void> => saveAll().then(() => store.lock())

/**
 * Locks the log after a time without activity; 0 locks it when the tracker is closed or hidden. The store
 * measures the time, on other screens, too.
 * @param lockAfter minutes; null without a PIN
 */
export const useAutoLock = (store: CycleLogStore, lockAfter: LockAfter | null): void => {
  useEffect(() => {
    if (lockAfter === null) return
    const onActivity = () => {
      if (document.visibilityState !== 'hidden') store.touch()
    }
    const onVisibilityChange = () =>
      lockAfter === 0 && document.visibilityState === 'hidden' ? void lockSaved(store) : onActivity()
    onActivity()
    const events = ['pointerdown', 'keydown', 'focus'] as const
    for (const event of events) addEventListener(event, onActivity)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      for (const event of events) removeEventListener(event, onActivity)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [store, lockAfter])

  const latestLockAfter = useRef(lockAfter)
  const lockTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    latestLockAfter.current = lockAfter
  }, [lockAfter])
  useEffect(() => {
    clearTimeout(lockTimer.current)
    return () => {
      // Strict Mode unmounts and remounts immediately; the remount cancels this timer.
      lockTimer.current = setTimeout(() => {
        // Locking takes a while. A second lock would close the log if the user has opened it meanwhile.
        const isLocked = store.state.getState().status === 'locked'
        if (latestLockAfter.current === 0 && !isLocked) void lockSaved(store)
      }, 0)
    }
  }, [store])
}
