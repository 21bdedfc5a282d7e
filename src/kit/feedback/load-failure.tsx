import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { LoadProblem } from '@/kit/rules/load-problem'
import { tryAgain } from '#words/kit/error-screen'
import * as messages from '#words/kit/list-states'
import { EmptyState } from './empty-state'

const texts: Readonly<Record<LoadProblem, string>> = {
  unreachable: messages.loadFailed,
  full: messages.phoneFull,
  blocked: messages.storageBlocked,
  server: messages.serverFailed,
}

/**
 * In the place of a list that could not be loaded: what happened, and another try. Whether the list is empty is not
 * known.
 */
export function LoadFailure({
  problem,
  onRetry,
  children,
}: {
  problem: LoadProblem
  onRetry: () => void
  children?: ReactNode
}) {
  return (
    <EmptyState image="/pictures/campus.svg#offline" text={texts[problem]}>
      {children}
      <Button onClick={onRetry}>{tryAgain}</Button>
    </EmptyState>
  )
}
