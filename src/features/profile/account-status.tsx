import { Button } from '@mantine/core'
import { useState } from 'react'
import { cancelAccountDeletion } from '@/data/account-data/account-status'
import { signOut } from '@/data/session/account'
import type { AccountDataProblem } from '@/domain/account/account-data'
import { deletionText, postsText, type PendingDeletion } from '@/domain/account/account-deletion'
import type { UserId } from '@/domain/shared/ids'
import { Callout } from '@/ui/feedback/callout'
import { showToast } from '@/ui/feedback/toast'
import { useNow } from '@/ui/platform/use-now'
import { DataProblem } from './data-problem'
import classes from './profile.module.css'

const refreshMs = 60_000

/** A pending deletion of the account, with a button that cancels it. */
export function DeletionPending({ userId, pending }: { userId: UserId; pending: PendingDeletion }) {
  const now = useNow(refreshMs)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AccountDataProblem | null>(null)
  const cancelDeletion = async () => {
    setBusy(true)
    setProblem(null)
    const result = await cancelAccountDeletion(userId, () => new Date()).finally(() => setBusy(false))
    if (result.ok) showToast({ title: 'Your account stays', description: 'Nothing of it is deleted.' })
    else setProblem(result.problem)
  }
  return (
    <div className={classes.note}>
      <Callout
        tone="info"
        title={deletionText(pending, new Date(now))}
        actions={
          <Button loading={busy} onClick={() => void cancelDeletion()}>
            Keep my account
          </Button>
        }
      >
        {postsText(pending)} Until then everything works as before.
      </Callout>
      {problem && (
        <div className={classes.note}>
          <DataProblem problem={problem} />
        </div>
      )}
    </div>
  )
}

/** Shown when the account no longer exists on the server. Data on this phone stays readable until the user signs out. */
export function AccountDeleted() {
  const [busy, setBusy] = useState(false)
  const signOutHere = async () => {
    setBusy(true)
    await signOut('local')
    showToast({ title: 'Signed out', description: 'You are signed out on this phone.' })
  }
  return (
    <section className={classes.card}>
      <Callout tone="info" title="Your account has been deleted">
        What is on this phone only is still here: your cart, your orders and your cycle log. They are yours until you sign out here, and nobody’s after that. To keep the log, save a backup in
        the settings of the tracker first: another account can read it in.
      </Callout>
      <div className={classes.actions}>
        <Button variant="default" disabled={busy} onClick={() => void signOutHere()}>
          Sign out on this phone
        </Button>
      </div>
    </section>
  )
}
