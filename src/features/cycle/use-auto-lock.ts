import { useEffect, useRef } from 'react'
import type { CycleLogStore } from '@/data/cycle/cycle-log-store'
import type { LockAfter } from '@/domain/cycle/pin'

const minute = 60_000

/**
 * Locks the log of a tracker that nobody is at: after the chosen time, or with 0 as soon as the tracker is left or out
 * of sight. Timers sleep with the phone, so the time is looked at again when it wakes.
 * @param lockAfter null without a PIN
 */
export const useAutoLock = (keeper: CycleLogStore, lockAfter: LockAfter | null): void => {
  useEffect(() => {
    if (lockAfter === null) return
    let last = Date.now()
    const active = () => {
      if (document.visibilityState === 'hidden') return
      if (lockAfter > 0 && Date.now() - last > lockAfter * minute) void keeper.lock()
      else keeper.touch()
      last = Date.now()
    }
    const seen = () => (lockAfter === 0 && document.visibilityState === 'hidden' ? void keeper.lock() : active())
    active()
    const events = ['pointerdown', 'keydown', 'focus'] as const
    for (const event of events) addEventListener(event, active)
    document.addEventListener('visibilitychange', seen)
    return () => {
      for (const event of events) removeEventListener(event, active)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [keeper, lockAfter])

  const wanted = useRef(lockAfter)
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    wanted.current = lockAfter
  }, [lockAfter])
  useEffect(() => {
    clearTimeout(leaving.current)
    return () => {
      // In development React leaves and comes back at once: that is no leaving.
      leaving.current = setTimeout(() => wanted.current === 0 && void keeper.lock(), 0)
    }
  }, [keeper])
}
