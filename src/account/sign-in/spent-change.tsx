import * as messages from '#words/account/mailed-links'
import { Callout } from '@/kit/feedback/callout'
import { AccountCard } from './account-card'
import type { LinkOutcome } from './link-outcome'
import { MailCode } from './mail-code'

type SpentChangeProps = { email: string; onEmail: (email: string) => void; onOutcome: (outcome: LinkOutcome) => void }

/** Shown when the link to change an address was used before. */
export function SpentChange({ email, onEmail, onOutcome }: SpentChangeProps) {
  return (
    <AccountCard title={messages.changeTitle}>
      <Callout tone="problem">{messages.spentChange}</Callout>
      <MailCode type="email_change" email={email} onEmail={onEmail} onOutcome={onOutcome} />
    </AccountCard>
  )
}
