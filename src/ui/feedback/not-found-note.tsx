import { Text } from '@mantine/core'

/** Shown when a shared link names an item that is no longer in the list. */
export function NotFoundNote({ gone }: { gone: boolean }) {
  return gone ? (
    <Text role="status" size="sm" c="var(--ink-soft)" mb="sm">
      That item is no longer here.
    </Text>
  ) : null
}
