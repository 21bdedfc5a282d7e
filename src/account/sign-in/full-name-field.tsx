import { TextInput } from '@mantine/core'
import { fullNameLimit } from '@/account/rules/account-rules'
import { visiblePattern } from '@/kit/rules/plain-text'
import * as messages from '#words/account/account-screens'

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
