import { Button, Text } from '@mantine/core'
import { EmptyState } from './empty-state'

/** In the place of a list that could not be loaded. @param text what the empty list says */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <EmptyState image="/pictures/campus.svg#offline" text={text}>
      <Text>The list could not be loaded. Check your connection, then try again.</Text>
      <Button onClick={onRetry}>Try again</Button>
    </EmptyState>
  )
}
