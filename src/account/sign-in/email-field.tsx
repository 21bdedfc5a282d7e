import { emailLimit } from '@/account/rules/account-rules'
import * as messages from '#words/account/account-screens'
import { EmailInput } from '@/kit/form/email-input'

export function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  return (
    <EmailInput
      label={messages.email}
      placeholder={messages.emailExample}
      maxLength={emailLimit}
      value={value}
      onAddress={onChange}
    />
  )
}
