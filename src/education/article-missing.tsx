import { Button, Text } from '@mantine/core'
import * as messages from '#words/education/article'
import { EmptyState } from '@/kit/feedback/empty-state'

/** Where an article was never opened with the internet on. */
export function ArticleMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState image="/pictures/campus.svg#offline" text={messages.notHere}>
      <Text c="var(--ink-soft)">{messages.savedOnceOpened}</Text>
      <Button onClick={onRetry}>{messages.tryAgain}</Button>
    </EmptyState>
  )
}
