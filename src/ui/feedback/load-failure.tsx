import { Button, Text } from '@mantine/core'
import { tryAgain } from '@/messages/shared/error-screen.gen'
import { loadFailed } from '@/messages/shared/list-states.gen'
import { EmptyState } from './empty-state'

/** In the place of a list that could not be loaded. @param text what the empty list says */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <EmptyState image="/pictures/campus.svg#offline" text={text}>
      <Text>{loadFailed}</Text>
      <Button onClick={onRetry}>{tryAgain}</Button>
    </EmptyState>
  )
}
