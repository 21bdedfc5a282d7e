import { IconCloudOff } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import * as messages from '#words/app/shell/shell'
import classes from './connection-note.module.css'

/** Says that the phone is offline, on the first screen that shows it. After that the header has an icon (SyncBadge). */
export function ConnectionNote() {
  const offline = useStore(connectivity, isOffline)
  const isSeen = useIsSeen(offline)
  return (
    <div role="status">
      {offline && (
        <p className={isSeen ? 'visually-hidden' : classes.note}>
          <IconCloudOff size={18} aria-hidden />
          {messages.offline}
        </p>
      )}
    </div>
  )
}

/** In place of the screen that first showed the note, once that has been left. */
const left = Symbol('left')

/** True once the note has been left behind with its screen: it would move what is read if it went before. */
const useIsSeen = (isShown: boolean): boolean => {
  const { pathname } = useLocation()
  const [shownOn, setShownOn] = useState<string | typeof left | null>(null)
  const next = !isShown ? null : shownOn === null || shownOn === pathname ? pathname : left
  if (next !== shownOn) setShownOn(next)
  return next === left
}
