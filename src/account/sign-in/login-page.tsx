// Chunk: account

import { Skeleton } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { localProblem } from '@/account/store/account-result'
import { isCodeDue } from '@/account/store/second-factor'
import { useOffers } from '@/account/store/use-offers'
import { useSession } from '@/store/session/use-session'
import { useDraft } from '@/store/use-draft'
import { readShared } from '@/market/store/shared-listing'
import { readSignInFromAddress } from '@/account/store/account'
import { hasSignInResult } from '@/store/session/sign-in-address'
import { useAsync } from '@/store/use-async'
import { mailedLink, type LoginSearch, type MailedLink } from '@/account/rules/account-url'
import { site } from '@/kit/rules/site'
import * as messages from '#words/account/account-screens'
import * as buttons from '#words/kit/buttons'
import { showToast } from '@/kit/feedback/toast'
import { useIsHydrated } from '@/kit/platform/use-is-hydrated'
import { AccountCard, AlreadySignedIn } from './account-card'
import { CodeForm } from './code-forms'
import { ConfirmAddress, RequestRecovery } from './request-mail'
import { FinishSignUp, NewPassword } from './new-password'
import { providerOutcome, type LinkOutcome } from './link-outcome'
import { LoginForm, SessionExpiredNote, SpentConfirmation } from './login-form'
import { HalfChanged, OpenedMail, OpenMail, SpentChange } from './mailed-link'
import { ProblemCallout } from './account-request'
import { useWayBack } from './way-back'

/** The URL parameters with which a reload shows the same step again. */
const searchAfter = (outcome: LinkOutcome): LoginSearch => {
  if (outcome.kind === 'new-password') return { type: 'recovery' }
  return outcome.kind === 'spent' && outcome.type === 'recovery' ? { view: 'forgot' } : {}
}

/** Login, email confirmation, password recovery and the second factor. */
export function LoginPage(search: LoginSearch) {
  const { type, view } = search
  const navigate = useNavigate()
  const goBack = useWayBack({ isReturn: type === 'provider' })
  const session = useSession()
  const { secondFactor } = useOffers()
  const givenEmail = useLocation({ select: ({ state }) => state.email })
  // An address from the sign-up replaces the draft.
  const {
    values: { email },
    change,
    clear,
  } = useDraft('sign-in', { email: givenEmail ?? (session.status === 'in' ? session.user.email : '') }, givenEmail)
  const [signingIn, setSigningIn] = useState(false)
  const [codeDue, setCodeDue] = useState(false)
  const [link, dropLink] = useMailedLink(search)
  const [opened, setOpened] = useState<LinkOutcome | null>(null)

  const welcome = () => {
    clear()
    showToast({ title: messages.welcomeBack, description: messages.loggedIn, forNextScreen: true })
    // Opens the listing form if another app shared something before the user signed in.
    return readShared().then(
      (shared) => (shared ? navigate({ to: '/second-hand', search: { form: 'shared' } }) : goBack()),
      goBack,
    )
  }
  const received = useLinkOutcome(type, ({ kind }) => {
    if (kind === 'welcome') return void welcome()
    // Removes the redirect's parameters, so that a reload does not show the result again.
    if (kind === 'problem') void navigate({ to: '/login', search: {}, replace: true })
  })
  const outcome = opened ?? received
  const openedMail = (next: LinkOutcome) => {
    dropLink()
    setOpened(next)
    void navigate({ to: '/login', search: searchAfter(next), replace: true })
  }

  const signedIn = session.status === 'in' && !session.sessionExpired ? session.user : null
  useEffect(() => {
    if (secondFactor && signedIn && !signingIn) void attempt('account', isCodeDue, false).then(setCodeDue)
  }, [secondFactor, signedIn, signingIn])

  const setEmail = (typed: string) => change({ email: typed })
  const finish = async (next: 'signed-in' | 'second-factor') => {
    if (next === 'signed-in') return welcome()
    setCodeDue(true)
    setSigningIn(false)
  }
  const confirmed = () => {
    setCodeDue(false)
    if (type !== 'recovery') void welcome()
  }
  const passwordSet = () => {
    showToast({ title: messages.passwordChanged, description: messages.passwordChangedText, forNextScreen: true })
    goBack()
  }

  const finished = () => {
    showToast({
      title: messages.emailConfirmed,
      description: messages.emailConfirmedWelcome({ app: site.name }),
      forNextScreen: true,
    })
    goBack()
  }

  if (link) return <OpenMail link={link} signedIn={signedIn} onOutcome={openedMail} />
  if (session.status === 'out' && session.unfinished)
    return <FinishSignUp key={session.unfinished.id} user={session.unfinished} onFinished={finished} />
  // The session is published shortly after the mail has signed the user in, perhaps in another's place.
  const isArriving =
    outcome !== null && 'user' in outcome && (outcome.user.id !== signedIn?.id || outcome.user.email !== signedIn.email)
  if (outcome === null || isArriving) {
    return (
      <AccountCard title={messages.openingLink}>
        <Skeleton height={44} radius="md" />
        <Skeleton height={44} radius="md" />
      </AccountCard>
    )
  }
  if (codeDue) {
    return (
      <AccountCard title={messages.oneMoreStep} intro={messages.oneMoreStepText}>
        <CodeForm onConfirmed={confirmed} />
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
  const spent = outcome.kind === 'spent' ? outcome.type : null
  if (view === 'forgot' || type === 'recovery') {
    return (
      <RequestRecovery
        email={email}
        onEmail={setEmail}
        spent={spent === 'recovery' ? localProblem('expired-link') : null}
        onOutcome={openedMail}
      />
    )
  }
  if (outcome.kind === 'half-changed') return <HalfChanged />
  if (spent === 'email_change') return <SpentChange email={email} onEmail={setEmail} onOutcome={openedMail} />
  if (signedIn && !signingIn) {
    if (outcome.kind === 'confirmed' || outcome.kind === 'address-changed')
      return <OpenedMail what={outcome.kind} signedIn={signedIn} />
    if (spent === 'signup') return <OpenedMail what="already-confirmed" signedIn={signedIn} />
    return (
      <AccountCard title={buttons.login}>
        {outcome.kind === 'problem' && <ProblemCallout problem={outcome.problem} />}
        <AlreadySignedIn email={signedIn.email} />
      </AccountCard>
    )
  }
  if (view === 'confirm')
    return (
      <ConfirmAddress email={email} {...(givenEmail === undefined && { onEmail: setEmail })} onOutcome={openedMail} />
    )
  return (
    <AccountCard title={buttons.login} intro={messages.loginIntro({ app: site.name })}>
      {outcome.kind === 'problem' && <ProblemCallout problem={outcome.problem} />}
      {spent === 'signup' && <SpentConfirmation />}
      {session.status === 'in' && session.sessionExpired && !signingIn && <SessionExpiredNote user={session.user} />}
      <LoginForm email={email} onEmail={setEmail} onBusy={setSigningIn} onSignedIn={finish} onOutcome={openedMail} />
    </AccountCard>
  )
}

const nothing: LinkOutcome = { kind: 'nothing' }

/**
 * The outcome of a provider's sign-in in the URL, read once per mount; null until it has been read. During hydration it
 * is `nothing`, because the build rendered the page without one.
 */
const useLinkOutcome = (type: LoginSearch['type'], onOutcome: (outcome: LinkOutcome) => void): LinkOutcome | null => {
  // auth-js may remove its code from the URL before this screen mounts, so `type` counts as a sign-in, too.
  const isHydrated = useIsHydrated()
  const [hasLink] = useState(() => type === 'provider' || hasSignInResult(location.href))
  const [outcome, setOutcome] = useState<LinkOutcome | null>(hasLink ? null : nothing)
  useAsync(
    async (signal) => {
      if (!hasLink) return
      const received = providerOutcome(await readSignInFromAddress())
      if (signal.aborted) return
      setOutcome(received)
      onOutcome(received)
    },
    // Only the URL at mount matters; later changes must not read it again.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
    'account',
  )
  return isHydrated ? outcome : nothing
}

/**
 * The mailed link that was opened, until it is dropped. It is removed from the URL at once, so that the history does not
 * keep its token.
 */
const useMailedLink = (search: LoginSearch): readonly [link: MailedLink | null, drop: () => void] => {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<MailedLink | null>(null)
  const given = mailedLink(search)
  useEffect(() => {
    if (search.token_hash === undefined) return
    setOpened(given)
    void navigate({ to: '/login', search: {}, replace: true })
    // The token identifies the link.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [search.token_hash])
  return [given ?? opened, () => setOpened(null)]
}
