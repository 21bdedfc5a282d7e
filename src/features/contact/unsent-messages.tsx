import { Button, Group, Text } from '@mantine/core'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/data/connectivity'
import { discardUnsent, insertedValues, type Unsent } from '@/data/sync/unsent'
import { useUnsent } from '@/data/sync/use-unsent'
import { readMessage, type ContactMessage } from '@/domain/contact/contact-message'
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
    <ul className={classes.kept} aria-label="Kept on this phone">
      {unsent.map((message) => (
        <UnsentMessage key={message.key} unsent={message} {...props} />
      ))}
    </ul>
  )
}

function UnsentMessage({ unsent, canEdit, onEdit }: UnsentMessagesProps & { unsent: Unsent }) {
  const offline = useStore(connectivity, isOffline)
  const message = readMessage(insertedValues(unsent))
  const discard = () => discardUnsent(unsent)
  const edit = async () => {
    await discard()
    onEdit(message)
  }
  return (
    <li>
      <Text fw={600}>{message.subject}</Text>
      {unsent.rejection ? (
        <>
          <Text size="sm" c="var(--danger)">
            This message was not accepted. Check the email address and the text, then send it again.
          </Text>
          <Group gap="xs" mt="xs">
            <Button variant="light" disabled={!canEdit} onClick={() => void edit()}>
              Edit
            </Button>
            <Button variant="default" onClick={() => void discard()}>
              Discard
            </Button>
          </Group>
        </>
      ) : (
        <Text size="sm" c="var(--ink-soft)">
          {offline ? 'Kept on this phone. It will be sent when you are online.' : 'On its way. It is kept on this phone until it has arrived.'}
        </Text>
      )}
    </li>
  )
}
