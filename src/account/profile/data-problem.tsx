import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AccountDataProblem } from '@/account/rules/account-data'
import { accountDataProblemText } from '@/account/words/account-data'
import * as messages from '#words/account/profile/profile-account'
import * as buttons from '#words/kit/buttons'
import { Callout } from '@/kit/feedback/callout'

const loginLabels: Partial<Record<AccountDataProblem, string>> = {
  'sign-in': buttons.login,
  'second-factor': messages.enterCode,
}

/** The reason why a request failed, with a link to the login when that helps. */
export function DataProblem({ problem }: { problem: AccountDataProblem }) {
  const label = loginLabels[problem]
  const actions = label && (
    <Button variant="default" renderRoot={(props) => <Link to="/login" search={{}} {...props} />}>
      {label}
    </Button>
  )
  return (
    <Callout tone="problem" actions={actions}>
      {accountDataProblemText[problem]}
    </Callout>
  )
}
