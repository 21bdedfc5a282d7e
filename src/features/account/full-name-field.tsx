import { TextInput } from '@mantine/core'
import { fullNameLimit } from '@/domain/account/account-rules'
import { visiblePattern } from '@/domain/shared/plain-text'
import * as messages from '@/messages/account/account-screens.gen'

export function FullNameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  return (
    <TextInput
      label={messages.fullName}
      required
      autoComplete="name"
      autoCapitalize="words"
      placeholder={messages.nameExample}
      maxLength={fullNameLimit}
      // Makes the browser's validation reject a blank name.
      pattern={visiblePattern}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
