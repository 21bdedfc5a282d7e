import { openMail } from '@/store/session/account'
import { done } from '@/store/session/account-result'
import type { MailType } from '@/account/rules/mail-types'
import { codeFromMail } from '#words/account/mailed-links'
import { EmailField } from './email-field'
import { mailOutcome, type LinkOutcome } from './link-outcome'
import { SixDigitsForm } from './six-digits-form'

type MailCodeProps = {
  type: MailType
  /** The address that the mail went to. */
  email: string
  /** Asks for the address, too. */
  onEmail?: (email: string) => void
  onOutcome: (outcome: LinkOutcome) => void
}

/** Takes the code of a mail in place of its link: for those who read their mail elsewhere. */
export function MailCode({ type, email, onEmail, onOutcome }: MailCodeProps) {
  const address = email.trim()
  return (
    <SixDigitsForm
      label={codeFromMail}
      isReady={address.includes('@')}
      send={(token) => openMail({ type, email: address, token })}
      onDone={(user) => onOutcome(mailOutcome(type, done(user)))}
    >
      {onEmail && <EmailField value={email} onChange={onEmail} />}
    </SixDigitsForm>
  )
}
