import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { cancelAccountDeletion } from '@/data/account-data/account-status'
import { markNotified } from '@/data/account-data/account-status-record'
import { useAccountStatus } from '@/data/account-data/use-account-status'
import { useSession } from '@/data/session/use-session'
import { accountDataProblemText } from '@/domain/account/account-data'
import { deletionText } from '@/domain/account/account-deletion'
import type { UserId } from '@/domain/shared/ids'
import { Notice } from '@/ui/overlay/notice'
import { showToast } from '@/ui/feedback/toast'
import { useNow } from '@/ui/platform/use-now'

const everyMinute = 60_000

/** That an account is going to be deleted, or has been: on every screen but Profile, which says it itself. */
export function AccountNotice() {
  const session = useSession()
  const onProfile = useLocation({ select: ({ pathname }) => pathname === '/profile' })
  return session.status === 'in' && !onProfile ? <NoticeOf person={session.user.id} /> : null
}

function NoticeOf({ person }: { person: UserId }) {
  const known = useAccountStatus(person)
  const now = useNow(everyMinute)
  if (!known || known.notified || known.status.kind === 'kept') return null
  const putAway = () => void markNotified(person, true)
  if (known.status.kind === 'gone') {
    return (
      <Notice title="Your account has been deleted" onDismiss={putAway} actions={<Button renderRoot={(props) => <Link to="/profile" {...props} />}>Read more</Button>}>
        What is on this phone only is still here: your cart, your orders and your cycle log.
      </Notice>
    )
  }
  const keep = async () => {
    const answer = await cancelAccountDeletion(person, () => new Date())
    showToast(
      answer.ok
        ? { title: 'Your account stays', description: 'Nothing of it is deleted.' }
        : { title: 'Not done', description: accountDataProblemText[answer.problem], tone: 'destructive' },
    )
  }
  return (
    <Notice title={deletionText(known.status, new Date(now))} onDismiss={putAway} actions={<Button onClick={() => void keep()}>Keep my account</Button>}>
      Until then everything works as before.
    </Notice>
  )
}
