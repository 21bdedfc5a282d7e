import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { confirmPassword } from '@/store/session/confirm-password'
import { unforeseen } from '@/store/session/account-result'
import type { User } from '@/store/session/session-state'
import * as messages from '#words/account/profile/profile-account'
import { Callout } from '@/kit/feedback/callout'
import { FormActions } from '@/kit/form/form-actions'
import { PasswordField } from '@/kit/form/password-field'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './profile.module.css'

type ConfirmPasswordProps = {
  user: User
  /** The reason for which the password is asked. */ reason: string
  onConfirmed: () => void
  onCancel: () => void
}

/** Asks for the account's password, because an open session does not show who holds the phone. */
export function ConfirmPassword({ user, reason, onConfirmed, onCancel }: ConfirmPasswordProps) {
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
