import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AccountProblem } from '@/store/session/account-result'
import { nextSteps } from '@/account/rules/account-problems'
import * as messages from '#words/account/account-screens'
import { Callout } from '@/kit/feedback/callout'
import { ResendMail } from './resend-mail'

/** Keeps a problem visible after its toast has closed. Has a button only where the next step is outside the form. */
export function ProblemCallout({ problem, email = '' }: { problem: AccountProblem; email?: string }) {
  return (
    <Callout tone="problem" actions={actionFor(problem, email)}>
      {problem.sentence}
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
