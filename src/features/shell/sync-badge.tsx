import { IconCloudUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { countLanes } from '@/data/outbox/count-lanes'
import { useOperations } from '@/data/outbox/use-operations'
import classes from './sync-badge.module.css'

const quietMs = 1500

/** What is sent at once is nobody's worry: true once something has waited for a while. */
const useLasting = (waits: boolean): boolean => {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasting(waits), waits ? quietMs : 0)
    return () => clearTimeout(timer)
  }, [waits])
  return waits && lasting
}

/** How many things wait to be sent, and whether one needs a look. Leads to the list of them; nothing where nothing waits. */
export function SyncBadge() {
  const operations = useOperations(null)
  const waiting = countLanes(operations)
  const attention = countLanes(operations.filter(({ operation }) => operation.state === 'rejected'))
  const lasting = useLasting(waiting > 0)
  if (attention === 0 && !lasting) return null
  const label = attention > 0 ? `Needs attention: ${attention} not sent` : `Waiting to be sent: ${waiting}`
  return (
    <Link to="/profile" search={{ view: 'unsent' }} className={classes.badge} data-attention={attention > 0} aria-label={label} title={label}>
      <IconCloudUp size={22} aria-hidden />
      <span className={classes.count} aria-hidden>
        {Math.min(attention > 0 ? attention : waiting, 99)}
      </span>
    </Link>
  )
}
