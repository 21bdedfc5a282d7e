import { Text } from '@mantine/core'
import { savedAge } from '@/domain/relative-age'
import { useNow } from './use-now'

/** Says quietly how old the saved data on the screen is. */
export function SavedNote({ checkedAt }: { checkedAt: string | null }) {
  const now = useNow(60_000)
  if (checkedAt === null) return null
  return (
    <Text size="xs" c="var(--ink-soft)" mb="xs">
      Saved {savedAge(checkedAt, now)}
    </Text>
  )
}
