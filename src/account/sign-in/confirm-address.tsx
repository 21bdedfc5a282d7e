import * as messages from '#words/account/mailed-links'
import { AccountCard } from './account-card'
import { BackToLogin } from './back-to-login'
import type { LinkOutcome } from './link-outcome'
import { MailCode } from './mail-code'
import { ResendMail } from './resend-mail'

type ConfirmAddressProps = {
  email: string
  /** Asks for the address. Left out where it is known, after a sign-up. */
  onEmail?: (email: string) => void
  onOutcome: (outcome: LinkOutcome) => void
}

/** Confirms an address by the code of its mail, and sends another mail. */
export function ConfirmAddress({ email, onEmail, onOutcome }: ConfirmAddressProps) {
  return (
    <AccountCard title={messages.confirmTitle} intro={onEmail ? messages.whichAddress : messages.mailSentTo({ email })}>
      <MailCode type="signup" email={email} {...(onEmail && { onEmail })} onOutcome={onOutcome} />
      {email.includes('@') && <ResendMail email={email.trim()} />}
      <BackToLogin email={email} />
    </AccountCard>
  )
}
