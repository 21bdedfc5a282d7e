import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { requestAccountDeletion } from '@/account/store/account-status'
import { attempt } from '@/store/error-log/attempt'
import type { User } from '@/store/session/session-state'
import type { AccountDataProblem } from '@/account/rules/account-data'
import { confirmsDeletion, daysToDeletion } from '@/account/rules/account-deletion'
import { deletionText } from '@/account/words/account-deletion'
import * as deletion from '#words/account/account-deletion'
import * as messages from '#words/account/profile/profile-account'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import { showToast } from '@/kit/feedback/toast'
import { DataProblem } from './data-problem'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './profile.module.css'

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
