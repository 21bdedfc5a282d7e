import { Text } from '@mantine/core'
import { estimate } from '@/messages/cycle/screens-tracker.gen'

/** Must appear wherever fertility is shown. */
export function Estimate() {
  return (
    <Text size="sm" c="var(--ink-soft)">
      {estimate}
    </Text>
  )
}
