import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { openMail } from '@/account/store/account'
import { unforeseen, type AccountProblem } from '@/account/store/account-result'
import type { User } from '@/store/session/session-state'
import type { MailedLink } from '@/account/rules/account-url'
import { site } from '@/kit/rules/site'
import { emailConfirmed, emailConfirmedWelcome, setNewPassword } from '#words/account/account-screens'
import * as messages from '#words/account/mailed-links'
import { Callout } from '@/kit/feedback/callout'
import { bold, RichText } from '@/kit/layout/rich-text'
import { useBusy } from '@/kit/platform/use-busy'
import { AccountCard, AlreadySignedIn } from './account-card'
import { mailOutcome, type LinkOutcome } from './link-outcome'
import { ProblemCallout } from './account-request'
import { MailCode } from './code-forms'

const texts = {
  signup: { title: messages.confirmTitle, intro: messages.confirmText, button: messages.confirmAddress },
  recovery: { title: setNewPassword, intro: messages.recoveryText, button: messages.choosePassword },
  email_change: { title: messages.changeTitle, intro: messages.changeText, button: messages.confirmChange },
} as const

type OpenMailProps = { link: MailedLink; signedIn: User | null; onOutcome: (outcome: LinkOutcome) => void }

/** Says what a mailed link will do, and waits for a tap, because programs that scan mails open links, too. */
export function OpenMail({ link, signedIn, onOutcome }: OpenMailProps) {
  const { busy, whileBusy } = useBusy()
  const [problem, setProblem] = useState<AccountProblem | null>(null)
  const { title, intro, button } = texts[link.type]

  const open = async () => {
    setProblem(null)
    const outcome = mailOutcome(link.type, await attempt('account', () => openMail(link), unforeseen))
    if (outcome.kind === 'problem') setProblem(outcome.problem)
    else onOutcome(outcome)
  }

  return (
    <AccountCard title={title} intro={intro}>
      {signedIn && (
        <Callout tone="info">
          <RichText parts={messages.otherAccount({ email: signedIn.email, bold })} />
        </Callout>
      )}
      {problem && <ProblemCallout problem={problem} />}
      <Button fullWidth disabled={busy} onClick={() => void whileBusy(open)}>
        {busy ? messages.opening : button}
      </Button>
      <Text size="sm" c="var(--ink-soft)">
        {messages.notAsked}
      </Text>
    </AccountCard>
  )
}

const openedTexts = {
  confirmed: { title: emailConfirmed, text: emailConfirmedWelcome({ app: site.name }) },
  'already-confirmed': { title: emailConfirmed, text: messages.alreadyConfirmed },
  'address-changed': { title: messages.addressChanged, text: messages.addressChangedText },
} as const

/** Says what an opened mail did and which account is signed in: the link may have come from another person. */
export function OpenedMail({ what, signedIn }: { what: keyof typeof openedTexts; signedIn: User }) {
  const { title, text } = openedTexts[what]
  return (
    <AccountCard title={title}>
      <Callout tone="good">{text}</Callout>
      <AlreadySignedIn email={signedIn.email} />
    </AccountCard>
  )
}

/** Says that a change of address waits for the mail to the other address. */
export function HalfChanged() {
  return (
    <AccountCard title={messages.halfChanged}>
      <Callout tone="good">{messages.halfChangedText}</Callout>
    </AccountCard>
  )
}

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
