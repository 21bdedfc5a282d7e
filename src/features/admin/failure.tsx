import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { adminProblemText, type AdminProblem } from '@/domain/admin/problems'
import { Callout } from '@/ui/feedback/callout'

type FailureProps = {
  problem: AdminProblem
  /** What becomes of what the person was doing. */
  note?: string
  onRetry?: () => void
}

/** Why something did not go through, in the place that it is about, with the way on. */
export function Failure({ problem, note = '', onRetry }: FailureProps) {
  const signIn = problem.kind === 'sign-in'
  return (
    <Callout
      tone="problem"
      actions={
        signIn ? (
          <Button variant="default" renderRoot={(props) => <Link to="/admin/login" {...props} />}>
            Sign in again
          </Button>
        ) : (
          onRetry && (
            <Button variant="default" onClick={onRetry}>
              Try again
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
