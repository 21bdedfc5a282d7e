import { useEffect, useRef } from 'react'
import type { CycleLogStore } from '@/data/cycle/cycle-log-store'
import type { LockAfter } from '@/domain/cycle/pin'

const minute = 60_000

/**
 * Locks the log after a time without activity; 0 locks it when the tracker is closed or hidden. Timers stop while the
 * phone sleeps, so the elapsed time is checked again when it wakes.
 * @param lockAfter minutes; null without a PIN
 */
export const useAutoLock = (store: CycleLogStore, lockAfter: LockAfter | null): void => {
  useEffect(() => {
    if (lockAfter === null) return
    let lastActiveAt = Date.now()
    const onActivity = () => {
      if (document.visibilityState === 'hidden') return
      if (lockAfter > 0 && Date.now() - lastActiveAt > lockAfter * minute) void store.lock()
      else store.touch()
      lastActiveAt = Date.now()
    }
    const onVisibilityChange = () => (lockAfter === 0 && document.visibilityState === 'hidden' ? void store.lock() : onActivity())
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
      lockTimer.current = setTimeout(() => latestLockAfter.current === 0 && void store.lock(), 0)
    }
  }, [store])
}
