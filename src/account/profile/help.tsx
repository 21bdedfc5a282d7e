import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { clearErrors, reportError, watchErrors } from '@/store/error-log/error-log'
import type { User } from '@/store/session/session-state'
import type { ErrorEntry } from '@/kit/rules/error-report'
import * as messages from '#words/account/profile/profile-page'
import { errorReport } from '@/kit/words/error-report'
import { showToast } from '@/kit/feedback/toast'
import { copyText } from '@/kit/platform/copy-text'
import { sendErrorReport } from './commands'
import { Numbers } from './numbers'
import { TitledSection } from '@/kit/layout/titled-section'
import classes from './profile.module.css'

/** The errors of this phone, as a text to copy or to send. `user`: null when signed out. */
export function Help({ user }: { user: User | null }) {
  const [entries, setEntries] = useState<readonly ErrorEntry[]>([])
  useEffect(() => watchErrors(setEntries), [])
  const text = errorReport(entries)
  return (
    <TitledSection title={messages.help} className={classes.card}>
      <Numbers />
      <Text c="var(--ink-soft)">{text === '' ? messages.noErrors : messages.errorsBelow}</Text>
      {text !== '' && (
        <pre className={classes.errors}>
          {text.split('\n').map((line) => (
            <span key={line}>{line}</span>
          ))}
        </pre>
      )}
      <div className={classes.actions}>
        <Button variant="default" renderRoot={(props) => <Link to="/contact" {...props} />}>
          {messages.writeToUs}
        </Button>
        {text !== '' && (
          <>
            {user && (
              <Button variant="default" onClick={() => void send(user, text)}>
                {messages.sendToTeam}
              </Button>
            )}
            <Button variant="default" onClick={() => void copy(text)}>
              {messages.copy}
            </Button>
            <Button variant="default" onClick={() => void clearErrors()}>
              {messages.clear}
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
    showToast({ title: messages.thankYou, description: messages.reportWillReach })
  } catch (error) {
    void reportError('storage', error)
    showToast({ title: messages.notSent, description: messages.reportNotKept, tone: 'destructive' })
  }
}

const copy = async (text: string): Promise<void> => {
  if (await copyText(text)) showToast({ title: messages.copied })
  else showToast({ title: messages.notCopied, description: messages.holdToSelect, tone: 'destructive' })
}
