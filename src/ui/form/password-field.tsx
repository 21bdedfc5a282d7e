import { ActionIcon, TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type Ref } from 'react'

type PasswordFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Tells the password manager which password this is. */
  autoComplete: 'current-password' | 'new-password' | 'off'
  /** The noun in the label of the show button. */
  what?: string
  hint?: string
  error?: string | null
  minLength?: number
  inputRef?: Ref<HTMLInputElement>
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, value, onChange, autoComplete, what = 'password', hint, error, minLength, inputRef }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextInput
      ref={inputRef ?? null}
      label={label}
      type={shown ? 'text' : 'password'}
      required
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      description={hint}
      error={error}
      minLength={minLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSectionWidth={48}
      rightSection={
        <ActionIcon color="gray" aria-label={`Show ${what}`} aria-pressed={shown} title={`${shown ? 'Hide' : 'Show'} ${what}`} onClick={() => setShown(!shown)}>
          <Icon size={22} aria-hidden />
        </ActionIcon>
      }
    />
  )
}
