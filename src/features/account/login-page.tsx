import { Skeleton } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { attempt } from '@/data/error-log/attempt'
import { requiredAuthenticatorId } from '@/data/session/second-factor'
import { useOffers } from '@/data/session/use-offers'
import { useSession } from '@/data/session/use-session'
import { useDraft } from '@/data/use-draft'
import { readShared } from '@/data/shared-listing'
import type { LoginSearch } from '@/domain/account/login-search'
import { site } from '@/domain/shared/site'
import * as messages from '@/messages/account/account-screens.gen'
import * as buttons from '@/messages/shared/buttons.gen'
import { Callout } from '@/ui/feedback/callout'
import { showToast } from '@/ui/feedback/toast'
import { AccountCard } from './account-card'
import { AlreadySignedIn } from './already-signed-in'
import { RequestRecovery } from './request-recovery'
import { CodeForm } from './code-form'
import { SessionExpiredNote } from './session-expired-note'
import { LoginForm } from './login-form'
import { ConfirmMail } from './confirm-mail'
import { NewPassword } from './new-password'
import { ProblemCallout } from './problem-callout'
import { useLinkOutcome } from './use-link-outcome'

const clearUrlDelayMs = 100

/** Login, email confirmation, password recovery and the second factor. */
export function LoginPage({ type, view }: LoginSearch) {
  const navigate = useNavigate()
  const session = useSession()
  const { secondFactor } = useOffers()
  const givenEmail = useLocation({ select: ({ state }) => state.email })
  // An address that the sign-up hands over begins anew.
  const { values: { email }, change, clear } = useDraft('sign-in', { email: givenEmail ?? (session.status === 'in' ? session.user.email : '') }, givenEmail)
  const [signingIn, setSigningIn] = useState(false)
  const [factor, setFactor] = useState<string | null>(null)

  const welcome = () => {
    clear()
    showToast({ title: messages.welcomeBack, description: messages.loggedIn, forNextScreen: true })
    // Opens the listing form if another app shared something before the user signed in.
    return readShared().then(
      (shared) => navigate(shared ? { to: '/second-hand', search: { form: 'shared' } } : { to: '/' }),
      () => navigate({ to: '/' }),
    )
  }
  const outcome = useLinkOutcome(type, (received) => {
    if (received.kind === 'welcome') return void welcome()
    // Removes the link's parameters, so that a reload does not show the result again.
    if (received.kind === 'confirmed') setTimeout(() => void navigate({ to: '/login', search: {}, replace: true }), clearUrlDelayMs)
    if (received.kind === 'problem') void navigate({ to: '/login', search: type === 'recovery' ? { view: 'forgot' } : {}, replace: true })
  })

  const signedIn = session.status === 'in' && !session.sessionExpired ? session.user : null
  useEffect(() => {
    if (secondFactor && signedIn && !signingIn) void attempt('account', requiredAuthenticatorId, null).then(setFactor)
  }, [secondFactor, signedIn, signingIn])

  const setEmail = (typed: string) => change({ email: typed })
  const finish = async (next: 'signed-in' | 'second-factor') => {
    const dueFactor = next === 'second-factor' ? await attempt('account', requiredAuthenticatorId, null) : null
    if (dueFactor === null) return welcome()
    setFactor(dueFactor)
    setSigningIn(false)
  }
  const confirmed = () => {
    setFactor(null)
    if (type !== 'recovery') void welcome()
  }
  const passwordSet = () => {
    showToast({ title: messages.passwordChanged, description: messages.passwordChangedText, forNextScreen: true })
    void navigate({ to: '/' })
  }

  // The session is published shortly after the link has signed the user in.
  const arriving = !signedIn && (outcome?.kind === 'new-password' || (outcome?.kind === 'confirmed' && outcome.signedIn))
  if (outcome === null || arriving) {
    return (
      <AccountCard title={messages.openingLink}>
        <Skeleton height={44} radius="xl" />
        <Skeleton height={44} radius="xl" />
      </AccountCard>
    )
  }
  if (factor !== null) {
    return (
      <AccountCard title={messages.oneMoreStep} intro={messages.oneMoreStepText}>
        <CodeForm factor={factor} onConfirmed={confirmed} />
      </AccountCard>
    )
  }
  if (type === 'recovery' && signedIn) {
    return (
      <AccountCard title={messages.setNewPassword} intro={messages.forEmail({ email: signedIn.email })}>
        <NewPassword owner={signedIn} onSet={passwordSet} />
      </AccountCard>
    )
  }
  const problem = outcome.kind === 'problem' && <ProblemCallout problem={outcome.problem} />
  if (view === 'forgot' || type === 'recovery') {
    return (
      <AccountCard title={messages.forgotPassword} intro={messages.forgotPasswordText}>
        {problem}
        <RequestRecovery email={email} onEmail={setEmail} />
      </AccountCard>
    )
  }
  if (signedIn && !signingIn) {
    const title = outcome.kind === 'confirmed' ? messages.emailConfirmed : buttons.login
    return (
      <AccountCard title={title}>
        {outcome.kind === 'confirmed' && <Callout tone="good">{messages.emailConfirmedWelcome({ app: site.name })}</Callout>}
        {problem}
        <AlreadySignedIn email={signedIn.email} />
      </AccountCard>
    )
  }
  return (
    <AccountCard title={buttons.login} intro={messages.loginIntro({ app: site.name })}>
      {problem}
      {outcome.kind === 'problem' && outcome.problem.kind === 'expired-link' && <ConfirmMail email={email} onEmail={setEmail} />}
      {outcome.kind === 'confirmed' && <Callout tone="good">{messages.emailConfirmedSignIn}</Callout>}
      {session.status === 'in' && session.sessionExpired && !signingIn && <SessionExpiredNote user={session.user} />}
      <LoginForm email={email} onEmail={setEmail} onBusy={setSigningIn} onSignedIn={finish} />
    </AccountCard>
  )
}
