import { Text } from '@mantine/core'

/** Must appear wherever fertility is shown. */
export function Estimate() {
  return (
    <Text size="sm" c="var(--ink-soft)">
      This is an estimate, not contraception.
    </Text>
  )
}
