import { IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { useUnsent } from '@/store/sync/status'
import * as messages from '#words/app/shell/shell'
import classes from './sync-badge.module.css'

const showAfterMs = 1500

/** True once something has waited for a while, so that what is sent immediately shows no badge. */
const useDelayed = (isWaiting: boolean): boolean => {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(isWaiting), isWaiting ? showAfterMs : 0)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isWaiting && delayed
}

/**
 * The number of unsent entries, or of rejected ones, with a link to their list, and whether the phone is offline. Hidden
 * when there is nothing to say.
 */
export function SyncBadge() {
  const unsent = useUnsent(null)
  const waiting = unsent.length
  const rejected = unsent.filter(({ rejection }) => rejection !== null).length
  const isDelayed = useDelayed(waiting > 0)
  const offline = useStore(connectivity, isOffline)
  const Icon = offline ? IconCloudOff : IconCloudUp
  if (rejected === 0 && !isDelayed) {
    if (!offline) return null
    return (
      <span
        className={classes.badge}
        data-attention={false}
        role="img"
        aria-label={messages.offline}
        title={messages.offline}
      >
        <Icon size={22} aria-hidden />
      </span>
    )
  }
  const label =
    rejected > 0 ? messages.notSent({ count: String(rejected) }) : messages.waiting({ count: String(waiting) })
  return (
    <Link
      to="/profile"
      search={{ view: 'unsent' }}
      className={classes.badge}
      data-attention={rejected > 0}
      aria-label={label}
      title={label}
    >
      <Icon size={22} aria-hidden />
      <span className={classes.count} aria-hidden>
        {Math.min(rejected > 0 ? rejected : waiting, 99)}
      </span>
    </Link>
  )
}
