import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { clearErrors, reportError, watchErrors } from '@/store/error-log/error-log'
import type { User } from '@/store/session/session-state'
import { helpNumbers } from '@/campus/store/help-numbers'
import { useCampusContacts } from '@/campus/store/use-campus-contacts'
import { useEmergencyContacts } from '@/campus/store/use-emergency-contacts'
import type { ErrorEntry } from '@/kit/rules/error-report'
import { errorReport } from '@/kit/words/error-report'
import { site } from '@/kit/rules/site'
import { reachable } from '@/campus/rules/campus-contacts'
import * as messages from '#words/account/profile/profile-page'
import { showToast } from '@/kit/feedback/toast'
import { copyText } from '@/kit/platform/copy-text'
import { TitledSection } from '@/kit/layout/titled-section'
import disclosure from '@/kit/layout/disclosure.module.css'
import { ContactList, isSample } from '@/campus/contact-list'
import { HelpNumbers } from '@/campus/help-numbers'
import { sendErrorReport } from './commands'
import classes from './profile.module.css'

/** Shows the errors of this phone as a text to copy or to send. `user` is null when signed out. */
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

/** The phone numbers for help, of the campus offices and of the team. They are shown without a network, too. */
export function Numbers() {
  const emergency = useEmergencyContacts()
  const { contacts } = useCampusContacts()
  // Both lists of a campus may contain the same contact.
  const offices = contacts.filter(
    ({ label, value }) => !emergency.some((other) => other.label === label && other.value === value),
  )
  const help = helpNumbers(emergency)
  return (
    <details className={disclosure.fold}>
      <summary>{messages.numbersToCall}</summary>
      <HelpNumbers {...help} />
      <ContactList
        label={messages.numbersToCall}
        samplesKnown={help.others.some(isSample)}
        contacts={reachable([...offices, { label: 'Comrade', value: site.supportPhone }])}
      />
    </details>
  )
}
