import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { unforeseen, type AccountProblem, type AccountResult } from '@/account/store/account-result'
import { sendConfirmationAgain } from '@/account/store/account'
import { nextSteps } from '@/account/rules/account-problems'
import * as messages from '#words/account/account-screens'
import { useBusy } from '@/kit/platform/use-busy'
import { Callout } from '@/kit/feedback/callout'
import { showToast } from '@/kit/feedback/toast'

const always = () => Promise.resolve(true)

/**
 * State of a form that sends one account request.
 * @param validate runs first; the request is sent only if it resolves to true
 */
export function useAccountRequest<Value>(
  send: () => Promise<AccountResult<Value>>,
  onDone: (value: Value) => void,
  validate: () => Promise<boolean> = always,
) {
  const { busy, whileBusy } = useBusy()
  const [problem, setProblem] = useState<AccountProblem | null>(null)

  const sendValid = async () => ((await validate()) ? attempt<AccountResult<Value>>('account', send, unforeseen) : null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    const result = await whileBusy(sendValid)
    if (result?.ok) onDone(result.value)
    else if (result) setProblem(result.problem)
  }
  return { busy, problem, submit }
}

type ProblemCalloutProps = { problem: AccountProblem; email?: string; title?: string }

/**
 * Tells a problem above its form, in the app's words. With a title, screen readers also get the server's, which the
 * specification wants told. It has a button only if the next step is outside the form.
 */
export function ProblemCallout({ problem, email = '', title }: ProblemCalloutProps) {
  const { sentence, message } = problem
  return (
    <Callout tone="problem" actions={actionFor(problem, email)} {...(title && { title })}>
      <span>{sentence}</span>
      {title && message !== sentence && <span className="visually-hidden"> {message}</span>}
    </Callout>
  )
}

const actionFor = (problem: AccountProblem, email: string): ReactNode => {
  switch (nextSteps[problem.kind]) {
    case 'new-mail':
      return problem.kind === 'not-confirmed' && email !== '' && <ResendMail email={email} />
    case 'sign-in':
      return (
        <Button variant="default" renderRoot={(props) => <Link to="/login" search={{}} state={{ email }} {...props} />}>
          {messages.goToLogin}
        </Button>
      )
    case 'forgot-password':
      return (
        <Button variant="default" renderRoot={(props) => <Link to="/login" search={{ view: 'forgot' }} {...props} />}>
          {messages.setNewPassword}
        </Button>
      )
    case 'try-again':
    case 'wait':
    case 'other-address':
    case 'other-password':
      return null
  }
}

export function ResendMail({ email }: { email: string }) {
  const { busy, whileBusy } = useBusy()
  const send = async () => {
    const result = await whileBusy(() => attempt('account', () => sendConfirmationAgain(email), unforeseen))
    if (result.ok) showToast({ title: messages.mailSent, description: messages.mailSentText({ email }) })
    else showToast({ title: messages.notSent, description: result.problem.sentence, tone: 'destructive' })
  }
  return (
    <Button variant="default" disabled={busy} onClick={() => void send()}>
      {busy ? messages.sending : messages.sendMailAgain}
    </Button>
  )
}
