import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { badgeUnread } from '@/store/badge'
import { readUser } from '@/store/session/user-record'
import { useAsync } from '@/store/use-async'
import { nairobiTime } from '@/kit/rules/nairobi'
import type { Note } from '@/health/cycle/words/reminders'
import * as messages from '#words/health/reminders/home-note'
import { Notice } from '@/kit/overlay/notice'
import { useNow } from '@/kit/platform/use-now'
import classes from './home-note.module.css'

/**
 * Shows the reminder of the day on the home screen to users who turned reminders on but whose phone cannot receive
 * pushes.
 */
export function HomeNote() {
  const [shown, setShown] = useState<{ day: string; note: Note } | null>(null)
  const today = nairobiTime(useNow()).toISOString().slice(0, 'YYYY-MM-DD'.length)
  useAsync(
    async (signal) => {
      // A visitor has no log, and does not load the code that reads it.
      if (!(await readUser())) return
      const { reminderToShow } = await import('@/health/reminders/store/reminder-to-show')
      const reminder = await reminderToShow(Date.now())
      if (!signal.aborted) setShown(reminder && { day: today, note: reminder })
    },
    [today],
    'private',
  )
  const note = shown?.day === today ? shown.note : null
  useEffect(() => badgeUnread(note !== null), [note])
  if (!note) return null
  return (
    <aside className={classes.area} aria-label={messages.label}>
      <Notice
        title={note.title}
        onDismiss={() => setShown(null)}
        actions={
          <Button renderRoot={(props) => <Link to="/bloom-period-tracker" search={{ view: 'today' }} {...props} />}>
            {messages.open}
          </Button>
        }
      >
        {note.body}
      </Notice>
    </aside>
  )
}
