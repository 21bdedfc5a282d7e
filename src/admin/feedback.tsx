import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AdminProblem } from '@/admin/rules/problems'
import { signInAgain, success } from '#words/admin/panel'
import { adminProblemText } from '@/admin/words/problems'
import { tryAgain } from '#words/kit/error-screen'
import { Callout } from '@/kit/feedback/callout'
import { reloadPage } from '@/kit/platform/reload-page'
import { error } from '#words/kit/screen-notes'
import { showToast } from '@/kit/feedback/toast'
import classes from './admin.module.css'

type FailureProps = {
  problem: AdminProblem
  /** Says what happened to the user's input. */
  note?: string
  onRetry?: () => void
}

/** Says why a request failed, with a button to sign in or to try again. */
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

/** Shown in place of a part of the panel whose code cannot be loaded. */
export function LoadFailed() {
  return <Failure problem={{ kind: 'offline' }} onRetry={reloadPage} />
}

export const showSuccess = (description: string): void => showToast({ title: success, description })

export const showFailure = (problem: AdminProblem): void =>
  showToast({ title: error, description: adminProblemText(problem), tone: 'destructive' })

const rows = [1, 2, 3, 4]

export function ListSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <p className="visually-hidden">{text}</p>
      <div className={classes.list} aria-hidden>
        {rows.map((row) => (
          <Skeleton key={row} h={112} radius="lg" />
        ))}
      </div>
    </div>
  )
}
