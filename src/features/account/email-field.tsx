import { emailLimit } from '@/domain/account/account-rules'
import * as messages from '@/messages/account/account-screens.gen'
import { EmailInput } from '@/ui/form/email-input'

export function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  return <EmailInput label={messages.email} placeholder={messages.emailExample} maxLength={emailLimit} value={value} onAddress={onChange} />
}
