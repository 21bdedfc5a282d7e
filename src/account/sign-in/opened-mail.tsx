import type { User } from '@/store/session/session-state'
import { site } from '@/kit/rules/site'
import { emailConfirmed, emailConfirmedWelcome } from '#words/account/account-screens'
import * as messages from '#words/account/mailed-links'
import { Callout } from '@/kit/feedback/callout'
import { AccountCard } from './account-card'
import { AlreadySignedIn } from './already-signed-in'

const texts = {
  confirmed: { title: emailConfirmed, text: emailConfirmedWelcome({ app: site.name }) },
  'already-confirmed': { title: emailConfirmed, text: messages.alreadyConfirmed },
  'address-changed': { title: messages.addressChanged, text: messages.addressChangedText },
} as const

/** The effect of an opened mail, and the account that is signed in now: somebody may have sent a link of theirs. */
export function OpenedMail({ what, signedIn }: { what: keyof typeof texts; signedIn: User }) {
  const { title, text } = texts[what]
  return (
    <AccountCard title={title}>
      <Callout tone="good">{text}</Callout>
      <AlreadySignedIn email={signedIn.email} />
    </AccountCard>
  )
}

/** Waits for the mail to the other address of a change. */
export function HalfChanged() {
  return (
    <AccountCard title={messages.halfChanged}>
      <Callout tone="good">{messages.halfChangedText}</Callout>
    </AccountCard>
  )
}
