import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { requestAccountDeletion } from '@/data/account-data/account-status'
import type { User } from '@/data/session/session-state'
import type { AccountDataProblem } from '@/domain/account/account-data'
import { confirmsDeletion, deletionText } from '@/domain/account/account-deletion'
import { ResponsiveDialog } from '@/ui/overlay/responsive-dialog'
import { showToast } from '@/ui/feedback/toast'
import { DataProblem } from './data-problem'
import classes from './profile.module.css'

const form = 'delete-account'

/** The way out for good: what goes and what stays, and a word that has to be typed. */
export function DeleteAccount({ person, onAsked }: { person: User; onAsked: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <div className={classes.actions}>
        <Button color="coral" variant="light" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {asking && <DeleteDialog person={person} onClose={() => setAsking(false)} onAsked={onAsked} />}
    </>
  )
}

type DeleteDialogProps = { person: User; onClose: () => void; onAsked: () => void }

function DeleteDialog({ person, onClose, onAsked }: DeleteDialogProps) {
  const [typed, setTyped] = useState('')
  const [alsoPosts, setAlsoPosts] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AccountDataProblem | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const answer = await requestAccountDeletion(person.id, alsoPosts, () => new Date()).finally(() => setBusy(false))
    if (!answer.ok) return setProblem(answer.problem)
    if (answer.value.kind === 'pending') showToast({ title: 'Request received', description: deletionText(answer.value, new Date()) })
    onClose()
    onAsked()
  }

  return (
    <ResponsiveDialog
      opened
      title="Delete your account?"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={form} color="coral" loading={busy} disabled={!confirmsDeletion(typed, person.email)}>
            Delete my account
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} onSubmit={(event) => void submit(event)}>
        <Text>It is deleted in 7 days. Until then you can change your mind here. After that nobody can bring it back.</Text>
        <div>
          <Text fw={700}>What goes</Text>
          <Text>
            Your account and profile, your listings with their photos, your likes and reports, your pregnancy record and your reminders
            {alsoPosts && ', and your gossip posts'}.
          </Text>
        </div>
        <div>
          <Text fw={700}>What stays</Text>
          <Text>
            {!alsoPosts && 'Your gossip posts, without any author. '}
            What is on this phone only: your cart, your orders and your cycle log. Save a backup of the log first: it opens only for this account.
          </Text>
        </div>
        <Checkbox
          className={classes.check}
          size="md"
          label="Delete my gossip posts, too"
          checked={alsoPosts}
          onChange={(event) => setAlsoPosts(event.currentTarget.checked)}
        />
        <TextInput
          label="Type DELETE or your email"
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
