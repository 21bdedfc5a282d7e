import { TextInput } from '@mantine/core'
import { emailLimit } from '@/domain/account/account-rules'
import { plainLine } from '@/domain/shared/plain-text'
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
      maxLength={emailLimit}
      value={value}
      // Browsers refuse an address for the marks of a chat, which nobody sees.
      onChange={(event) => onChange(plainLine(event.currentTarget.value))}
    />
  )
}
