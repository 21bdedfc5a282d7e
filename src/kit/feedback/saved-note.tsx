import { Text } from '@mantine/core'
import { savedAge } from '@/kit/words/saved-age'
import { saved } from '#words/kit/screen-notes'
import { useNow } from '../platform/use-now'

/**
 * Shows how old the stored data on the screen is. The line is reserved before that is known, so that nothing moves.
 * @param checkedAt ISO instant; null while unknown; undefined, which renders nothing, where nothing is saved: in
 * memory, and for data that ships with the app
 */
export function SavedNote({ checkedAt }: { checkedAt: string | null | undefined }) {
  const now = useNow()
  if (checkedAt === undefined) return null
  return (
    <Text size="xs" c="var(--ink-soft)" mb="xs">
      {checkedAt === null ? '\u00a0' : saved({ age: savedAge(checkedAt, now) })}
    </Text>
  )
}
