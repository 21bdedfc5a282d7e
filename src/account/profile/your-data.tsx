import { Anchor, Button, Text } from '@mantine/core'
import { IconDownload, IconShare3 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ComponentType, type FormEvent } from 'react'
import type { User } from '@/store/session/session-state'
import { exportMyData } from '@/account/store/call'
import { attempt } from '@/store/error-log/attempt'
import { confirmPassword } from '@/account/store/confirm-password'
import { unforeseen } from '@/account/store/account-result'
import type { AccountDataProblem } from '@/account/rules/account-problems'
import { myDataFile } from '@/account/words/account-data'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/account/profile/profile-account'
import { TitledSection } from '@/kit/layout/titled-section'
import { canShareFile, downloadFile, shareFile, type TextFile } from '@/kit/platform/save-file'
import { useBusy } from '@/kit/platform/use-busy'
import { Callout } from '@/kit/feedback/callout'
import { FormActions } from '@/kit/form/form-actions'
import { PasswordField } from '@/kit/form/password-field'
import { DataProblem, DeleteAccount } from './account-deletion'
import classes from './profile.module.css'

type YourDataProps = {
  user: User
  /** True if a deletion is pending. */
  pending: boolean
  confirmPin: ConfirmPin
  onRequested: () => void
}

/** Exports the user's data and deletes the account. */
export function YourData({ user, pending, confirmPin, onRequested }: YourDataProps) {
  return (
    <TitledSection title={messages.yourData} className={classes.card}>
      <DownloadData user={user} confirmPin={confirmPin} />
      {!pending && <DeleteAccount user={user} onRequested={onRequested} />}
    </TitledSection>
  )
}

export type ConfirmPin = ComponentType<{
  userId: UserId
  reason: string
  onConfirmed: () => void
  onCancel: () => void
}>

/** True if a PIN encrypts the cycle log. False if that cannot be read: then the password is asked for. */
const hasPin = (userId: UserId): Promise<boolean> =>
  import('@/health/cycle/store/read-open-log').then(({ isSealed }) => isSealed(userId)).catch(() => false)

/**
 * Exports everything that the server stores about the user as a file. It first asks for a PIN or password, because the
 * file contains the pregnancy record and names the user's posts.
 */
function DownloadData({ user, confirmPin: Pin }: { user: User; confirmPin: ConfirmPin }) {
  const { busy, whileBusy } = useBusy()
  const [asking, setAsking] = useState<'pin' | 'password' | null>(null)
  const [problem, setProblem] = useState<AccountDataProblem | null>(null)
  // Kept for sharing, because the server limits the number of exports.
  const [file, setFile] = useState<TextFile | null>(null)

  const ask = async () => {
    setProblem(null)
    setAsking((await whileBusy(() => hasPin(user.id))) ? 'pin' : 'password')
  }
  const download = async () => {
    setAsking(null)
    const result = await whileBusy(() =>
      attempt('account', () => exportMyData(user.id), { ok: false, problem: 'failed' }),
    )
    if (!result.ok) return setProblem(result.problem)
    const exported: TextFile = { ...myDataFile(result.value, new Date()), type: 'application/json' }
    setFile(exported)
    downloadFile(exported)
  }

  const confirmation = { onConfirmed: () => void download(), onCancel: () => setAsking(null) }
  return (
    <>
      <Text c="var(--ink-soft)">{messages.downloadText}</Text>
      {problem && (
        <div className={classes.note}>
          <DataProblem problem={problem} />
        </div>
      )}
      <Suspense>
        {asking === 'pin' && <Pin userId={user.id} reason={messages.confirmWithPin} {...confirmation} />}
        {asking === 'password' && (
          <ConfirmPassword user={user} reason={messages.confirmWithPassword} {...confirmation} />
        )}
      </Suspense>
      <div className={classes.actions} hidden={asking !== null}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={busy}
          onClick={() => void ask()}
        >
          {messages.downloadData}
        </Button>
        {file && canShareFile() && (
          <Button
            variant="default"
            leftSection={<IconShare3 size={18} aria-hidden />}
            onClick={() => void shareFile(file)}
          >
            {messages.share}
          </Button>
        )}
      </div>
      <Text size="sm" role="status" className={classes.fileName}>
        {file && messages.inDownloads({ file: file.name })}
      </Text>
    </>
  )
}

type ConfirmPasswordProps = {
  user: User
  /** The reason why the password is asked for. */
  reason: string
  onConfirmed: () => void
  onCancel: () => void
}

/** Asks for the account's password, because an open session does not show who holds the phone. */
function ConfirmPassword({ user, reason, onConfirmed, onCancel }: ConfirmPasswordProps) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, whileBusy } = useBusy()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return
    setProblem(null)
    const result = await whileBusy(() => attempt('account', () => confirmPassword(user, password), unforeseen))
    if (result.ok) return onConfirmed()
    setPassword('')
    setProblem(result.problem.kind === 'wrong-credentials' ? messages.wrongPassword : result.problem.sentence)
  }
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <Text>{reason}</Text>
      {problem && <Callout tone="problem">{problem}</Callout>}
      <PasswordField
        label={messages.yourPassword}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Anchor
        className={classes.link}
        renderRoot={(props) => <Link to="/login" search={{ type: 'recovery' }} {...props} />}
      >
        {messages.noPassword}
      </Anchor>
      <FormActions
        className={classes.actions}
        submitLabel={messages.goOn}
        loading={busy}
        disabled={password === ''}
        onCancel={onCancel}
      />
    </form>
  )
}
