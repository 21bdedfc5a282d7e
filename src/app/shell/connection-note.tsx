import { IconCloudOff } from '@tabler/icons-react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import * as messages from '#words/app/shell/shell'
import classes from './connection-note.module.css'

/** Shown while the phone is offline. */
export function ConnectionNote() {
  const offline = useStore(connectivity, isOffline)
  return (
    <div role="status">
      {offline && (
        <p className={classes.note}>
          <IconCloudOff size={18} aria-hidden />
          {messages.offline}
        </p>
      )}
    </div>
  )
}
