import { Text } from '@mantine/core'
import { savedAge } from '@/domain/shared/relative-age'
import { useNow } from '../platform/use-now'

/**
 * Says quietly how old the saved data on the screen is. Keeps its line before that is known: nothing below it moves.
 * @param checkedAt undefined: what came with the app has no age, and takes no line
 */
export function SavedNote({ checkedAt }: { checkedAt: string | null | undefined }) {
  const now = useNow(60_000)
  if (checkedAt === undefined) return null
  return (
    <Text size="xs" c="var(--ink-soft)" mb="xs">
      {checkedAt === null ? '\u00a0' : `Saved ${savedAge(checkedAt, now)}`}
    </Text>
  )
}
