import type { ButtonProps } from '@mantine/core'
import { isSampleNumber } from '@/kit/rules/sample-number'
import { PhoneButton } from './phone-button'
import { SampleNumber } from './sample-number'

type HelpButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'fullWidth'> & {
  label: string
  about?: string
  number: string
}

/** Calls somebody who helps. The number of a sample is a text that says so. */
export function HelpButton({ number, className, ...button }: HelpButtonProps) {
  if (!isSampleNumber(number)) return <PhoneButton number={number} className={className} {...button} />
  return <SampleNumber number={number} className={className} />
}
