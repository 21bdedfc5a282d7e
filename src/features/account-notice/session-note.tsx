import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAccountStatus } from '@/data/account-data/use-account-status'
import type { UserId } from '@/domain/shared/ids'
import * as messages from '@/messages/account/account-notice.gen'
import * as buttons from '@/messages/shared/buttons.gen'
import classes from './session-note.module.css'

/**
 * Says under the header that the server has ended the session. A deleted account has a notice of its own.
 * @param userId whose session has ended; null where somebody has not finished signing up
 */
export function SessionNote({ userId }: { userId: UserId | null }) {
  return userId === null ? <Note text={messages.unfinished} action={messages.goOn} /> : <EndedSession userId={userId} />
}

function EndedSession({ userId }: { userId: UserId }) {
  const isDeleted = useAccountStatus(userId)?.status.kind === 'gone'
  return isDeleted ? null : <Note text={messages.sessionEnded} action={buttons.login} />
}

function Note({ text, action }: { text: string; action: string }) {
  return (
    <p className={classes.note} role="status">
      {text}
      <Anchor className={classes.login} renderRoot={(props) => <Link to="/login" search={{}} {...props} />}>
        {action}
      </Anchor>
    </p>
  )
}
