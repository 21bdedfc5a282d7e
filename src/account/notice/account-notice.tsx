// Chunk: notices

import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { cancelAccountDeletion } from '@/account/store/account-status'
import { markNotified, useAccountStatus } from '@/account/store/account-status-record'
import { attempt } from '@/store/error-log/attempt'
import { useSession } from '@/store/session/use-session'
import { accountDataProblemText, deletionText } from '@/account/words/account-data'
import type { UserId } from '@/kit/rules/ids'
import * as deletion from '#words/account/account-deletion'
import * as messages from '#words/account/account-notice'
import { Notice } from '@/kit/overlay/notice'
import { showToast } from '@/kit/feedback/toast'
import { useBusy } from '@/kit/platform/use-busy'
import { useNow } from '@/kit/platform/use-now'

/** Says that the account will be deleted or is deleted. The profile has its own text about it. */
export function AccountNotice() {
  const session = useSession()
  const onProfile = useLocation({ select: ({ pathname }) => pathname === '/profile' })
  return session.status === 'in' && !onProfile ? <DeletionNotice userId={session.user.id} /> : null
}

function DeletionNotice({ userId }: { userId: UserId }) {
  const account = useAccountStatus(userId)
  const now = useNow()
  const { busy, whileBusy } = useBusy()
  if (!account || account.notified || account.status.kind === 'active') return null
  const dismiss = () => void markNotified(userId, true)
  if (account.status.kind === 'gone') {
    return (
      <Notice
        title={deletion.accountDeleted}
        onDismiss={dismiss}
        actions={<Button renderRoot={(props) => <Link to="/profile" {...props} />}>{messages.readMore}</Button>}
      >
        {messages.stillHere}
      </Notice>
    )
  }
  const cancelDeletion = async () => {
    const result = await whileBusy(() =>
      attempt('account', () => cancelAccountDeletion(userId, () => new Date()), { ok: false, problem: 'failed' }),
    )
    showToast(
      result.ok
        ? { title: deletion.accountStays, description: deletion.accountStaysText }
        : { title: messages.notDone, description: accountDataProblemText[result.problem], tone: 'destructive' },
    )
  }
  return (
    <Notice
      title={deletionText(account.status, new Date(now))}
      onDismiss={dismiss}
      actions={
        <Button loading={busy} onClick={() => void cancelDeletion()}>
          {deletion.keepAccount}
        </Button>
      }
    >
      {deletion.untilThen}
    </Notice>
  )
}
