import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { requestRecovery } from '@/account/store/account'
import { unforeseen, type AccountProblem } from '@/account/store/account-result'
import * as links from '#words/account/mailed-links'
import * as messages from '#words/account/account-screens'
import { Callout } from '@/kit/feedback/callout'
import { useBusy } from '@/kit/platform/use-busy'
import { AccountCard } from './account-card'
import type { LinkOutcome } from './link-outcome'
import { MailCode } from './code-forms'
import { ProblemCallout, ResendMail } from './account-request'
import classes from './account.module.css'
import { EmailField } from './account-fields'

type ConfirmAddressProps = {
  email: string
  /** If given, the screen asks for the address. After a sign-up the address is known. */
  onEmail?: (email: string) => void
  onOutcome: (outcome: LinkOutcome) => void
}

/** Confirms an address with the code of its mail, or sends another mail. */
export function ConfirmAddress({ email, onEmail, onOutcome }: ConfirmAddressProps) {
  return (
    <AccountCard title={links.confirmTitle} intro={onEmail ? links.whichAddress : links.mailSentTo({ email })}>
      <MailCode type="signup" email={email} {...(onEmail && { onEmail })} onOutcome={onOutcome} />
      {email.includes('@') && <ResendMail email={email.trim()} />}
      <BackToLogin email={email} />
    </AccountCard>
  )
}

type RequestRecoveryProps = {
  email: string
  onEmail: (email: string) => void
  /** The reason why the mailed link did not open; null without one. */
  spent: AccountProblem | null
  onOutcome: (outcome: LinkOutcome) => void
}

/** Requests a mail to set a new password, and asks for its code. */
export function RequestRecovery({ email, onEmail, spent, onOutcome }: RequestRecoveryProps) {
  const { busy, whileBusy } = useBusy()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<AccountProblem | null>(null)
  const shown = problem ?? (sentTo === null ? spent : null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    const address = email.trim()
    const result = await whileBusy(() => attempt('account', () => requestRecovery(address), unforeseen))
    if (result.ok) setSentTo(address)
    else setProblem(result.problem)
  }

  return (
    <AccountCard title={messages.forgotPassword} intro={messages.forgotPasswordText}>
      {shown && <ProblemCallout problem={shown} />}
      {sentTo !== null && (
        <>
          <Callout tone="good" title={messages.checkYourEmail}>
            {messages.recoverySent({ email: sentTo })}
          </Callout>
          <MailCode type="recovery" email={sentTo} onOutcome={onOutcome} />
          <div className={classes.or}>{links.orAnotherMail}</div>
        </>
      )}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <EmailField value={email} onChange={onEmail} />
        <Button type="submit" fullWidth variant={sentTo === null ? 'filled' : 'default'} disabled={busy}>
          {busy ? messages.sending : sentTo === null ? messages.sendLink : messages.sendLinkAgain}
        </Button>
      </form>
      {sentTo === null && spent && (
        <>
          <div className={classes.or}>{links.orCodeOfMail}</div>
          <MailCode type="recovery" email={email} onOutcome={onOutcome} />
        </>
      )}
      <BackToLogin email={email} />
    </AccountCard>
  )
}

function BackToLogin({ email }: { email: string }) {
  return (
    <p className={classes.foot}>
      <Anchor
        className={classes.link}
        renderRoot={(props) => <Link to="/login" search={{}} state={{ email }} {...props} />}
      >
        {messages.backToLogin}
      </Anchor>
    </p>
  )
}
