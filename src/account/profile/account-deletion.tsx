import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { cancelAccountDeletion, requestAccountDeletion } from '@/account/store/account-status'
import { attempt } from '@/store/error-log/attempt'
import { signOut } from '@/account/store/account'
import { unforeseen } from '@/account/store/account-result'
import type { User } from '@/store/session/session-state'
import type { AccountDataProblem } from '@/account/rules/account-problems'
import { confirmsDeletion, daysToDeletion, type PendingDeletion } from '@/account/rules/account-deletion'
import { accountDataProblemText, deletionText, postsText } from '@/account/words/account-data'
import type { UserId } from '@/kit/rules/ids'
import * as deletion from '#words/account/account-deletion'
import * as messages from '#words/account/profile/profile-account'
import * as buttons from '#words/kit/buttons'
import { Callout } from '@/kit/feedback/callout'
import { showToast } from '@/kit/feedback/toast'
import { useBusy } from '@/kit/platform/use-busy'
import { useNow } from '@/kit/platform/use-now'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
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

/** Shown when the server has deleted the account. Data on this phone stays readable until the user signs out. */
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

const formId = 'delete-account'

/**
 * Requests the deletion of the account, after a dialog that lists what is deleted and asks for a typed confirmation.
 */
export function DeleteAccount({ user, onRequested }: { user: User; onRequested: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={classes.actions}>
        <Button color="coral" variant="light" onClick={() => setOpen(true)}>
          {messages.deleteAccount}
        </Button>
      </div>
      {isOpen && <DeleteDialog user={user} onClose={() => setOpen(false)} onRequested={onRequested} />}
    </>
  )
}

type DeleteDialogProps = { user: User; onClose: () => void; onRequested: () => void }

function DeleteDialog({ user, onClose, onRequested }: DeleteDialogProps) {
  const [typed, setTyped] = useState('')
  const [alsoPosts, setAlsoPosts] = useState(false)
  const { busy, whileBusy } = useBusy()
  const [problem, setProblem] = useState<AccountDataProblem | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    const result = await whileBusy(() =>
      attempt('account', () => requestAccountDeletion(user.id, alsoPosts, () => new Date()), {
        ok: false,
        problem: 'failed',
      }),
    )
    if (!result.ok) return setProblem(result.problem)
    if (result.value.kind === 'pending')
      showToast({ title: messages.requestReceived, description: deletionText(result.value, new Date()) })
    onClose()
    onRequested()
  }

  return (
    <ResponsiveDialog
      opened
      title={messages.deleteQuestion}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {deletion.keepAccount}
          </Button>
          <Button
            type="submit"
            form={formId}
            color="coral"
            loading={busy}
            disabled={!confirmsDeletion(typed, user.email, messages.confirmingWord)}
          >
            {messages.deleteAccount}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} onSubmit={(event) => void submit(event)}>
        <Text>
          {messages.deletedInDays({ least: String(daysToDeletion.least), most: String(daysToDeletion.most) })}
        </Text>
        <div>
          <Text fw={700}>{messages.whatGoes}</Text>
          <Text>{alsoPosts ? messages.goesWithPosts : messages.goes}</Text>
        </div>
        <div>
          <Text fw={700}>{messages.whatStays}</Text>
          <Text>
            {!alsoPosts && `${messages.postsStay} `}
            {messages.phoneStays}
          </Text>
        </div>
        <Checkbox
          className={classes.check}
          size="md"
          label={messages.alsoDeletePosts}
          checked={alsoPosts}
          onChange={(event) => setAlsoPosts(event.currentTarget.checked)}
        />
        <TextInput
          label={messages.typeToConfirm}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {problem && <DataProblem problem={problem} />}
      </form>
    </ResponsiveDialog>
  )
}

const loginLabels: Partial<Record<AccountDataProblem, string>> = {
  'sign-in': buttons.login,
  'second-factor': messages.enterCode,
}

/** The reason why a request failed, with a link to the login if that helps. */
export function DataProblem({ problem }: { problem: AccountDataProblem }) {
  const label = loginLabels[problem]
  const actions = label && (
    <Button variant="default" renderRoot={(props) => <Link to="/login" search={{}} {...props} />}>
      {label}
    </Button>
  )
  return (
    <Callout tone="problem" actions={actions}>
      {accountDataProblemText[problem]}
    </Callout>
  )
}
