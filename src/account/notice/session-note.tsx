// Chunk: notices

import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAccountStatus } from '@/account/store/account-status-record'
import type { SessionState } from '@/store/session/session-state'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/account/account-notice'
import * as buttons from '#words/kit/buttons'
import classes from './session-note.module.css'

/** Says under the header what the user must do before anything is sent. A deleted account has its own notice. */
export function SessionNote({ session }: { session: SessionState }) {
  if (session.status !== 'in') return <Note text={messages.unfinished} action={messages.goOn} />
  return session.sessionExpired ? (
    <EndedSession userId={session.user.id} />
  ) : (
    <Note text={messages.codeNeeded} action={messages.enterCode} />
  )
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
