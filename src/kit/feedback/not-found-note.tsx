import { Text } from '@mantine/core'
import * as messages from '#words/kit/screen-notes'

/**
 * Shown when a shared link names an item that is no longer in the list.
 * @param text what to say instead; null shows nothing
 */
export function NotFoundNote({ gone, text = messages.gone }: { gone: boolean; text?: string | null | undefined }) {
  return gone && text !== null ? (
    <Text role="status" size="sm" c="var(--ink-soft)" mb="sm">
      {text}
    </Text>
  ) : null
}
