import { Text } from '@mantine/core'
import { estimate } from '#words/health/cycle/screens-tracker'

/** Must appear wherever fertility is shown. */
export function Estimate() {
  return (
    <Text size="sm" c="var(--ink-soft)">
      {estimate}
    </Text>
  )
}
