import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { addressPattern, isWholeAddress } from '@/kit/rules/email-address'
import { plainLine } from '@/kit/rules/plain-text'
import { wholeAddress } from '#words/kit/email-input'
import { useFieldMessage } from './use-field-message'

type EmailInputProps = Omit<TextInputProps, 'type' | 'pattern' | 'value'> & {
  value: string
  onAddress: (email: string) => void
}

/** A field for an email address, which says itself when one is not whole. */
export function EmailInput({ value, onAddress, error, ...props }: EmailInputProps) {
  const [isLeft, setLeft] = useState(false)
  const { message, watch } = useFieldMessage(wholeAddress)
  return (
    <TextInput
      required
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      pattern={addressPattern}
      value={value}
      error={error || message || (isLeft && value !== '' && !isWholeAddress(value) && wholeAddress)}
      // Browsers refuse an address for the marks of a chat, which nobody sees.
      onChange={(event) => onAddress(plainLine(event.currentTarget.value))}
      // A message that came now would move a button from under the finger, and its form says what is wrong.
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof HTMLButtonElement)) setLeft(true)
      }}
      {...watch}
    />
  )
}
