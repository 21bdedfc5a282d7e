import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { signIn } from '@/store/session/account'
import { unforeseen, type AccountProblem } from '@/store/session/account-result'
import { useOffers } from '@/store/session/use-offers'
import * as messages from '#words/account/account-screens'
import { PasswordField } from '@/kit/form/password-field'
import { showToast } from '@/kit/feedback/toast'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './account.module.css'
import { EmailField } from './email-field'
import type { LinkOutcome } from './link-outcome'
import { MailCode } from './mail-code'
import { ProblemCallout } from './problem-callout'
import { ProviderButtons } from './provider-buttons'

type LoginFormProps = {
  email: string
  onEmail: (email: string) => void
  /** Called with true when a sign-in starts, with false when it fails. */
  onBusy: (busy: boolean) => void
  onSignedIn: (next: 'signed-in' | 'second-factor') => Promise<void>
  /** Called when the code of a mail has confirmed the address. */
  onOutcome: (outcome: LinkOutcome) => void
}

export function LoginForm({ email, onEmail, onBusy, onSignedIn, onOutcome }: LoginFormProps) {
  const [password, setPassword] = useState('')
  const { busy, whileBusy } = useBusy()
  const [problem, setProblem] = useState<AccountProblem | null>(null)
  const { providers } = useOffers()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    onBusy(true)
    setProblem(null)
    const result = await attempt('account', () => signIn({ email: email.trim(), password }), unforeseen)
    if (result.ok) return onSignedIn(result.value)
    onBusy(false)
    setProblem(result.problem)
    showToast({ title: messages.loginFailed, description: result.problem.message, tone: 'destructive' })
  }

  return (
    <>
      {problem && <ProblemCallout problem={problem} email={email.trim()} />}
      {problem?.kind === 'not-confirmed' && (
        <>
          <MailCode type="signup" email={email} onOutcome={onOutcome} />
          <div className={classes.or}>{messages.or}</div>
        </>
      )}
      <form className={classes.form} onSubmit={(event) => void whileBusy(() => submit(event))}>
        <EmailField value={email} onChange={onEmail} />
        <PasswordField
          label={messages.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Anchor
          className={`${classes.link} ${classes.forgot}`}
          renderRoot={(props) => <Link to="/login" search={{ view: 'forgot' }} {...props} />}
        >
          {messages.forgotPassword}
        </Anchor>
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? messages.signingIn : messages.signIn}
        </Button>
      </form>
      <ProviderButtons providers={providers} />
      <p className={classes.foot}>
        {messages.noAccountYet}
        <Anchor className={classes.link} renderRoot={(props) => <Link to="/signup" {...props} />}>
          {messages.signUp}
        </Anchor>
      </p>
    </>
  )
}
