import { Button, Group, Text } from '@mantine/core'
import { useStore } from 'zustand'
import { reportError } from '@/store/error-log/error-log'
import { connectivity, isOffline } from '@/store/connectivity'
import { discardUnsent, insertedValues, type Unsent } from '@/store/sync/unsent'
import { useUnsent } from '@/store/sync/status'
import { readMessage, type ContactMessage } from '@/pages/contact/rules/contact-message'
import * as messages from '#words/pages/contact/contact-page'
import { showToast } from '@/kit/feedback/toast'
import classes from './contact.module.css'

type UnsentMessagesProps = {
  /** Whether the form is empty, so that a rejected message can be edited in it. */
  canEdit: boolean
  onEdit: (message: ContactMessage) => void
}

/** Messages that the server has not acknowledged. */
export function UnsentMessages(props: UnsentMessagesProps) {
  const unsent = useUnsent('contact_messages')
  if (unsent.length === 0) return null
  return (
    <ul className={classes.unsent} aria-label={messages.keptMessages}>
      {unsent.map((message) => (
        <UnsentMessage key={message.key} unsent={message} {...props} />
      ))}
    </ul>
  )
}

function UnsentMessage({ unsent, canEdit, onEdit }: UnsentMessagesProps & { unsent: Unsent }) {
  const offline = useStore(connectivity, isOffline)
  const message = readMessage(insertedValues(unsent))
  const discard = async (onDiscarded?: () => void) => {
    try {
      await discardUnsent(unsent)
      onDiscarded?.()
    } catch (error) {
      void reportError('storage', error)
      showToast({ title: messages.notChanged, description: messages.didNotWork, tone: 'destructive' })
    }
  }
  return (
    <li>
      <Text fw={600}>{message.subject}</Text>
      {unsent.rejection ? (
        <>
          <Text size="sm" c="var(--danger)">
            {messages.notAccepted}
          </Text>
          <Group gap="xs" mt="xs">
            <Button variant="light" disabled={!canEdit} onClick={() => void discard(() => onEdit(message))}>
              {messages.edit}
            </Button>
            <Button variant="default" onClick={() => void discard()}>
              {messages.discard}
            </Button>
          </Group>
        </>
      ) : (
        <Text size="sm" c="var(--ink-soft)">
          {offline ? messages.keptOffline : messages.onItsWay}
        </Text>
      )}
    </li>
  )
}
