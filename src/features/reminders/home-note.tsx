import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { badgeUnread } from '@/data/badge'
import { reminderToShow } from '@/data/reminders/reminder-to-show'
import { useAsync } from '@/data/use-async'
import type { Note } from '@/messages/cycle/reminders'
import { Notice } from '@/ui/overlay/notice'
import classes from './home-note.module.css'

/** Shows the reminder on the home screen to users who turned reminders on but whose phone cannot receive pushes. */
export function HomeNote() {
  const [note, setNote] = useState<Note | null>(null)
  useAsync(async (signal) => {
    const reminder = await reminderToShow(Date.now())
    if (signal.aborted || !reminder) return
    setNote(reminder)
    badgeUnread()
  }, [], 'private')
  if (!note) return null
  return (
    <aside className={classes.area} aria-label="A note for you">
      <Notice
        title={note.title}
        onDismiss={() => setNote(null)}
        actions={<Button renderRoot={(props) => <Link to="/bloom-period-tracker" {...props} />}>Open</Button>}
      >
        {note.body}
      </Notice>
    </aside>
  )
}
