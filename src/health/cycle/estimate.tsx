import { Text } from '@mantine/core'
import { estimate } from '@/health/cycle/words/screens-tracker.gen'

/** Must appear wherever fertility is shown. */
export function Estimate() {
  return (
    <Text size="sm" c="var(--ink-soft)">
      {estimate}
    </Text>
  )
}
