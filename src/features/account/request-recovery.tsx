import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { attempt } from '@/data/error-log/attempt'
import { requestRecovery } from '@/data/session/account'
import { unforeseen, type AccountProblem } from '@/data/session/account-result'
import * as messages from '@/messages/account/account-screens.gen'
import { Callout } from '@/ui/feedback/callout'
import { useBusy } from '@/ui/platform/use-busy'
import classes from './account.module.css'
import { EmailField } from './email-field'
import { ProblemCallout } from './problem-callout'

/** Form that requests a mail with a link to set a new password. */
export function RequestRecovery({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const { busy, whileBusy } = useBusy()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<AccountProblem | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    const address = email.trim()
    const result = await whileBusy(() => attempt('account', () => requestRecovery(address), unforeseen))
    if (result.ok) setSentTo(address)
    else setProblem(result.problem)
  }

  return (
    <>
      {problem && <ProblemCallout problem={problem} />}
      {sentTo && (
        <Callout tone="good" title={messages.checkYourEmail}>
          {messages.recoverySent({ email: sentTo })}
        </Callout>
      )}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <EmailField value={email} onChange={onEmail} />
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? messages.sending : sentTo ? messages.sendLinkAgain : messages.sendLink}
        </Button>
      </form>
      <p className={classes.foot}>
        <Anchor className={classes.link} renderRoot={(props) => <Link to="/login" search={{}} {...props} />}>
          {messages.backToLogin}
        </Anchor>
      </p>
    </>
  )
}
