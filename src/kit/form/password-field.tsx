import { ActionIcon, TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type Ref } from 'react'
import { fillIn } from '#words/kit/field-message'
import * as messages from '#words/kit/password-field'
import { useFieldMessage } from './use-field-message'

type PasswordFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Tells the password manager which password this is. */
  autoComplete: 'current-password' | 'new-password' | 'off'
  /** The name of the text that the show button shows, unless it is a password. */
  what?: string
  /** What the value must be; also said of one that is not. */
  hint?: string
  error?: string | null
  minLength?: number
  inputRef?: Ref<HTMLInputElement>
}

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  value,
  onChange,
  autoComplete,
  what,
  hint,
  error,
  minLength,
  inputRef,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { message, watch } = useFieldMessage(hint ?? fillIn)
  const Icon = shown ? IconEyeOff : IconEye
  const show = what === undefined ? messages.showPassword : messages.show({ what })
  const hide = what === undefined ? messages.hidePassword : messages.hide({ what })
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
      error={error || message}
      minLength={minLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...watch}
      rightSectionWidth={48}
      rightSection={
        <ActionIcon
          color="gray"
          aria-label={show}
          aria-pressed={shown}
          title={shown ? hide : show}
          onClick={() => setShown(!shown)}
        >
          <Icon size={22} aria-hidden />
        </ActionIcon>
      }
    />
  )
}
