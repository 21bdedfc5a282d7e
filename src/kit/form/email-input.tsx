import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { addressPattern, isWholeAddress } from '@/kit/rules/email-address'
import { plainLine } from '@/kit/rules/plain-text'
import { wholeAddress } from '#words/kit/email-input'

type EmailInputProps = Omit<TextInputProps, 'type' | 'pattern' | 'value'> & {
  value: string
  onAddress: (email: string) => void
}

/** A field for an email address, which says itself when one is not whole. */
export function EmailInput({ value, onAddress, error, ...props }: EmailInputProps) {
  const [isChecked, setChecked] = useState(false)
  return (
    <TextInput
      required
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      pattern={addressPattern}
      value={value}
      error={error || (isChecked && value !== '' && !isWholeAddress(value) && wholeAddress)}
      // Browsers refuse an address for the marks of a chat, which nobody sees.
      onChange={(event) => onAddress(plainLine(event.currentTarget.value))}
      onBlur={() => setChecked(true)}
      onInvalid={(event) => {
        if (value === '') return
        // The words under the field say what is wrong, in the language of the app.
        event.preventDefault()
        setChecked(true)
        event.currentTarget.focus()
      }}
    />
  )
}
