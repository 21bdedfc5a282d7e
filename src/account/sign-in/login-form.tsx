import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, type FormEvent } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { signIn, unsentCount } from '@/account/store/account'
import { unforeseen, type AccountProblem } from '@/account/store/account-result'
import { useOffers } from '@/account/store/use-offers'
import { useAccountStatus } from '@/account/store/account-status-record'
import type { User } from '@/store/session/session-state'
import * as messages from '#words/account/account-screens'
import * as links from '#words/account/mailed-links'
import { PasswordField } from '@/kit/form/password-field'
import { useBusy } from '@/kit/platform/use-busy'
import { Callout } from '@/kit/feedback/callout'
import classes from './account.module.css'
import { EmailField } from './account-fields'
import type { LinkOutcome } from './link-outcome'
import { MailCode } from './code-forms'
import { ProblemCallout } from './account-request'
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
  }

  return (
    <>
      {problem && <ProblemCallout title={messages.loginFailed} problem={problem} email={email.trim()} />}
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

/** Shown when the session has expired or the account was deleted. Unsent changes are sent after the next sign-in. */
export function SessionExpiredNote({ user: { id, email } }: { user: User }) {
  const isDeleted = useAccountStatus(id)?.status.kind === 'gone'
  const [count, setCount] = useState(0)
  useEffect(() => {
    // If the changes cannot be counted, their number is left out.
    unsentCount().then(setCount, () => {})
  }, [])
  if (isDeleted) {
    return (
      <Callout tone="info" title={messages.accountDeleted}>
        {messages.accountDeletedText({ email })}
      </Callout>
    )
  }
  return (
    <Callout tone="info" title={messages.signInAgain}>
      {messages.signedOutAs({ email })}
      {count > 0 && ` ${messages.stillToBeSent({ count: String(count) })}`}
    </Callout>
  )
}

/** Shown above the form if the link to confirm an address was used before. Most users have confirmed it by then. */
export function SpentConfirmation() {
  const enterCode = (
    <Button variant="default" renderRoot={(props) => <Link to="/login" search={{ view: 'confirm' }} {...props} />}>
      {links.notConfirmedYet}
    </Button>
  )
  return (
    <Callout tone="info" actions={enterCode}>
      {links.spentConfirmation}
    </Callout>
  )
}
