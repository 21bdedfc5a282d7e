import { Text, type ButtonProps } from '@mantine/core'
import { displayPhone } from '@/domain/shared/phone'
import { isSampleNumber } from '@/domain/shared/sample-number'
import { sample } from '@/messages/shared/sample-numbers.gen'
import { PhoneButton } from './phone-button'

type HelpButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'fullWidth'> & { label: string; about?: string; number: string }

/** Calls somebody who helps. The number of a sample is a text that says so. */
export function HelpButton({ number, className, ...button }: HelpButtonProps) {
  if (!isSampleNumber(number)) return <PhoneButton number={number} className={className} {...button} />
  return (
    <Text size="sm" c="var(--ink-soft)" className={className}>
      {sample({ number: displayPhone(number) })}
    </Text>
  )
}
