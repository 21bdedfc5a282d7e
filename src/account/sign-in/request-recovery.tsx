import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { requestRecovery } from '@/store/session/account'
import { unforeseen, type AccountProblem } from '@/store/session/account-result'
import * as messages from '#words/account/account-screens'
import { orAnotherMail, orCodeOfMail } from '#words/account/mailed-links'
import { Callout } from '@/kit/feedback/callout'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './account.module.css'
import { AccountCard } from './account-card'
import { BackToLogin } from './back-to-login'
import { EmailField } from './email-field'
import type { LinkOutcome } from './link-outcome'
import { MailCode } from './mail-code'
import { ProblemCallout } from './problem-callout'

type RequestRecoveryProps = {
  email: string
  onEmail: (email: string) => void
  /** The reason why the mailed link did not open; null without one. */
  spent: AccountProblem | null
  onOutcome: (outcome: LinkOutcome) => void
}

/** Requests a mail to set a new password, and takes its code. */
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
          <div className={classes.or}>{orAnotherMail}</div>
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
          <div className={classes.or}>{orCodeOfMail}</div>
          <MailCode type="recovery" email={email} onOutcome={onOutcome} />
        </>
      )}
      <BackToLogin email={email} />
    </AccountCard>
  )
}
