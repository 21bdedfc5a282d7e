import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAccountStatus } from '@/data/account-data/use-account-status'
import type { UserId } from '@/domain/shared/ids'
import * as messages from '@/messages/account/account-notice.gen'
import * as buttons from '@/messages/shared/buttons.gen'
import classes from './session-note.module.css'

/** Says under the header that the server has ended the session. A deleted account has a notice of its own. */
export function SessionNote({ userId }: { userId: UserId }) {
  const isDeleted = useAccountStatus(userId)?.status.kind === 'gone'
  if (isDeleted) return null
  return (
    <p className={classes.note} role="status">
      {messages.sessionEnded}
      <Anchor className={classes.login} renderRoot={(props) => <Link to="/login" search={{}} {...props} />}>
        {buttons.login}
      </Anchor>
    </p>
  )
}
