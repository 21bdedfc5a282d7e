import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { clearErrors, watchErrors } from '@/data/error-log/error-log'
import type { User } from '@/data/session/session-state'
import type { ErrorEntry } from '@/domain/shared/error-report'
import { errorReport } from '@/messages/shared/error-report'
import { showToast } from '@/ui/feedback/toast'
import { copyText } from '@/ui/platform/copy-text'
import { sendErrorReport } from './commands'
import { TitledSection } from '@/ui/layout/titled-section'
import classes from './profile.module.css'

/** What went wrong on this phone, as a text to copy or to send. `user`: null when signed out. */
export function Help({ user }: { user: User | null }) {
  const [entries, setEntries] = useState<readonly ErrorEntry[]>([])
  useEffect(() => watchErrors(setEntries), [])
  const text = errorReport(entries)
  return (
    <TitledSection title="Help" className={classes.card}>
      <Text c="var(--ink-soft)">
        {text === ''
          ? 'Something does not work? Write to us. No errors have been recorded on this phone.'
          : 'This phone has recorded the errors below: where and how often, the version and the day. Nothing that you wrote, and nothing about your health.'}
      </Text>
      {text !== '' && (
        <pre className={classes.errors}>
          {text.split('\n').map((line) => (
            <span key={line}>{line}</span>
          ))}
        </pre>
      )}
      <div className={classes.actions}>
        <Button variant="default" renderRoot={(props) => <Link to="/contact" {...props} />}>
          Write to us
        </Button>
        {text !== '' && (
          <>
            {user && (
              <Button variant="default" onClick={() => void send(user, text)}>
                Send to the team
              </Button>
            )}
            <Button variant="default" onClick={() => void copy(text)}>
              Copy
            </Button>
            <Button variant="default" onClick={() => void clearErrors()}>
              Clear
            </Button>
          </>
        )}
      </div>
    </TitledSection>
  )
}

const send = async (user: User, text: string): Promise<void> => {
  try {
    await sendErrorReport(user, text)
    showToast({ title: 'Thank you', description: 'Your report will reach us as soon as it can be sent.' })
  } catch {
    showToast({ title: 'Not sent', description: 'Your phone could not keep the report. Copy it instead.', tone: 'destructive' })
  }
}

const copy = async (text: string): Promise<void> => {
  if (await copyText(text)) showToast({ title: 'Copied' })
  else showToast({ title: 'The text could not be copied', description: 'Hold it to select it, then copy it.', tone: 'destructive' })
}
