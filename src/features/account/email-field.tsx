import { TextInput } from '@mantine/core'
import * as messages from '@/messages/account/account-screens.gen'

export function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  return (
    <TextInput
      label={messages.email}
      type="email"
      required
      autoComplete="email"
      inputMode="email"
      placeholder={messages.emailExample}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
