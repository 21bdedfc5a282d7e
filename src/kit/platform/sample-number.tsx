import { Text } from '@mantine/core'
import { displayPhone } from '@/kit/rules/phone'
import { sample } from '#words/kit/sample-numbers'

/** The number of a sample, which nobody answers: a text that says so. */
export function SampleNumber({ number, className }: { number: string; className?: string | undefined }) {
  return (
    <Text size="sm" c="var(--ink-soft)" className={className}>
      {sample({ number: displayPhone(number) })}
    </Text>
  )
}
