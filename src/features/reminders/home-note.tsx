import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { badgeUnread } from '@/data/badge'
import { reminderToShow } from '@/data/reminders/reminder-to-show'
import type { Note } from '@/domain/cycle/reminders'
import { Notice } from '@/ui/overlay/notice'
import classes from './home-note.module.css'

/** For who wants to be reminded where no push can reach: the note waits on the home screen, in the words that were chosen. */
export function HomeNote() {
  const [note, setNote] = useState<Note | null>(null)
  useEffect(() => {
    let gone = false
    reminderToShow(Date.now()).then(
      (found) => {
        if (gone || !found) return
        setNote(found)
        badgeUnread()
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])
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
