import { Button } from '@mantine/core'
import { useState } from 'react'
import { cancelAccountDeletion } from '@/account/store/account-status'
import { attempt } from '@/store/error-log/attempt'
import { signOut } from '@/store/session/account'
import { unforeseen } from '@/store/session/account-result'
import type { AccountDataProblem } from '@/account/rules/account-data'
import type { PendingDeletion } from '@/account/rules/account-deletion'
import { deletionText, postsText } from '@/account/words/account-deletion'
import type { UserId } from '@/kit/rules/ids'
import * as deletion from '#words/account/account-deletion'
import * as messages from '#words/account/profile/profile-account'
import { Callout } from '@/kit/feedback/callout'
import { showToast } from '@/kit/feedback/toast'
import { useBusy } from '@/kit/platform/use-busy'
import { useNow } from '@/kit/platform/use-now'
import { DataProblem } from './data-problem'
import classes from './profile.module.css'

/** A pending deletion of the account, with a button that cancels it. */
export function DeletionPending({ userId, pending }: { userId: UserId; pending: PendingDeletion }) {
  const now = useNow()
  const { busy, whileBusy } = useBusy()
  const [problem, setProblem] = useState<AccountDataProblem | null>(null)
  const cancelDeletion = async () => {
    setProblem(null)
    const result = await whileBusy(() =>
      attempt('account', () => cancelAccountDeletion(userId, () => new Date()), { ok: false, problem: 'failed' }),
    )
    if (result.ok) showToast({ title: deletion.accountStays, description: deletion.accountStaysText })
    else setProblem(result.problem)
  }
  return (
    <div className={classes.note}>
      <Callout
        tone="info"
        title={deletionText(pending, new Date(now))}
        actions={
          <Button loading={busy} onClick={() => void cancelDeletion()}>
            {deletion.keepAccount}
          </Button>
        }
      >
        {postsText(pending)} {deletion.untilThen}
      </Callout>
      {problem && (
        <div className={classes.note}>
          <DataProblem problem={problem} />
        </div>
      )}
    </div>
  )
}

/**
 * Shown when the account no longer exists on the server. Data on this phone stays readable until the user signs out.
 */
export function AccountDeleted() {
  const { busy, whileBusy } = useBusy()
  const signOutHere = async () => {
    const result = await whileBusy(() => attempt('account', () => signOut('local'), unforeseen))
    if (result.ok) showToast({ title: messages.signedOut, description: messages.signedOutHere })
    else showToast({ title: messages.notSignedOut, description: result.problem.sentence, tone: 'destructive' })
  }
  return (
    <section className={classes.card}>
      <Callout tone="info" title={deletion.accountDeleted}>
        {messages.accountDeletedText}
      </Callout>
      <div className={classes.actions}>
        <Button variant="default" disabled={busy} onClick={() => void signOutHere()}>
          {messages.signOutOnPhone}
        </Button>
      </div>
    </section>
  )
}
