import { useEffect, useState } from 'react'
import { useUpdate } from './use-update'
import { InstallNotice } from './install-notice'
import { UpdateNotice } from './update-notice'
import classes from './notices.module.css'

const settleMs = 1500

/** What the app itself has to say: a new version, or the offer to install. One at a time, after the page has settled. */
export function Notices() {
  const [settled, setSettled] = useState(false)
  const update = useUpdate(settled)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <aside className={classes.area} aria-label="About this app">
      {update.waiting ? <UpdateNotice onUpdate={update.apply} onLater={update.later} /> : settled && <InstallNotice />}
    </aside>
  )
}
