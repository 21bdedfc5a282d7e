import { Button, Group, Text } from '@mantine/core'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/data/connectivity'
import { dropFailedLetter } from '@/data/letters'
import { useLetters } from '@/data/use-letters'
import type { ContactMessage } from '@/domain/letter'
import classes from './contact.module.css'

type KeptMessagesProps = {
  /** Whether the form is empty, so that a message can go back into it. */
  canEdit: boolean
  onEdit: (message: ContactMessage) => void
}

/** What was written and is not with us yet: nothing is lost out of sight. */
export function KeptMessages({ canEdit, onEdit }: KeptMessagesProps) {
  const letters = useLetters('contact')
  const offline = useStore(connectivity, isOffline)
  if (letters.length === 0) return null
  const edit = async (id: string, message: ContactMessage) => {
    await dropFailedLetter(id)
    onEdit(message)
  }
  return (
    <ul className={classes.kept} aria-label="Kept on this phone">
      {letters.map(({ id, body, state }) => (
        <li key={id}>
          <Text fw={600}>{body.subject}</Text>
          {state === 'waiting' ? (
            <Text size="sm" c="var(--ink-soft)">
              {offline ? 'Kept on this phone. It will be sent when you are online.' : 'On its way. It is kept on this phone until it has arrived.'}
            </Text>
          ) : (
            <>
              <Text size="sm" c="var(--danger)">
                This message was not accepted. Check the email address and the text, then send it again.
              </Text>
              <Group gap="xs" mt="xs">
                <Button variant="light" disabled={!canEdit} onClick={() => void edit(id, body)}>
                  Edit
                </Button>
                <Button variant="default" onClick={() => void dropFailedLetter(id)}>
                  Discard
                </Button>
              </Group>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
