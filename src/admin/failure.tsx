import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AdminProblem } from '@/admin/rules/problems'
import { signInAgain } from '#words/admin/panel'
import { adminProblemText } from '@/admin/words/problems'
import { tryAgain } from '#words/kit/error-screen'
import { Callout } from '@/kit/feedback/callout'

type FailureProps = {
  problem: AdminProblem
  /** What happened to the user's input. */
  note?: string
  onRetry?: () => void
}

/** Why a request failed, with a button to sign in or to try again. */
export function Failure({ problem, note = '', onRetry }: FailureProps) {
  const signIn = problem.kind === 'sign-in'
  return (
    <Callout
      tone="problem"
      actions={
        signIn ? (
          <Button variant="default" renderRoot={(props) => <Link to="/admin/login" {...props} />}>
            {signInAgain}
          </Button>
        ) : (
          onRetry && (
            <Button variant="default" onClick={onRetry}>
              {tryAgain}
            </Button>
          )
        )
      }
    >
      {adminProblemText(problem)}
      {note && ` ${note}`}
    </Callout>
  )
}
