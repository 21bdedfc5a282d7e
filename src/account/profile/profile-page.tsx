import { Container, Skeleton, Title } from '@mantine/core'
import { Suspense, useEffect, type ReactNode } from 'react'
import { checkAccountStatus } from '@/account/store/account-status'
import { useAccountStatus } from '@/account/store/use-account-status'
import type { User } from '@/store/session/session-state'
import { useHasEarlierAccount } from '@/store/session/use-has-earlier-account'
import { useOffers } from '@/store/session/use-offers'
import { useSession } from '@/store/session/use-session'
import type { ProfileSearch } from '@/account/rules/profile-search'
import * as messages from '#words/account/profile/profile-page'
import { Callout } from '@/kit/feedback/callout'
import { LoginButton, SignInPrompt } from '@/kit/feedback/sign-in-prompt'
import { lazyPart } from '@/kit/platform/lazy-part'
import { AccountDeleted, DeletionPending } from './account-status'
import { Appearance } from './appearance'
import { Help } from './help'
import { ProfileForm } from './profile-form'
import { ProfileView } from './profile-view'
import classes from './profile.module.css'
import { useProfile } from './queries'
import { SecondFactor } from './second-factor'
import { SignInMethods } from './sign-in-methods'
import { SignOut } from './sign-out'
import { Storage } from './storage'
import { UnsentScreen } from './unsent-screen'
import type { ConfirmPin } from './download-data'
import { YourData } from './your-data'
import { Yours } from './yours'
import { reportAs } from '@/store/error-log/error-log'

const EarlierAccountNote = lazyPart(() => import('./earlier-account-note').then((loaded) => loaded.EarlierAccountNote))

type ProfilePageProps = Pick<ProfileSearch, 'view'> & {
  /** The choice of the campus. */
  campus: ReactNode
  /** The choice of the language. */
  language: ReactNode
  /** The places that orders are brought to. */
  places: ReactNode
  /** Asks for the PIN of the cycle log. */
  confirmPin: ConfirmPin
  onEdit: () => void
  /** Returns to the profile from the form or the unsent view. */
  onShow: () => void
}

/** The user's profile, account and settings, or their unsent changes. */
export function ProfilePage({ view, campus, language, places, confirmPin, onEdit, onShow }: ProfilePageProps) {
  const session = useSession()
  if (view === 'unsent') return <UnsentScreen session={session} onBack={onShow} />
  const user = session.status === 'in' ? session.user : null
  const yours = (
    <>
      <Yours user={user} deliveryPlaces={places} />
      <Help user={user} />
      <Storage />
    </>
  )
  return (
    <Container py="lg" size="sm">
      <Title order={1} size="h2">
        {messages.profile}
      </Title>
      {session.status === 'unknown' && <Skeleton className={classes.skeleton} />}
      {session.status === 'out' && <SignInPrompt title={messages.logInToView} text={messages.withAccount} />}
      {session.status === 'in' && (
        <SignedIn
          key={session.user.id}
          {...session}
          editing={view === 'edit'}
          confirmPin={confirmPin}
          onEdit={onEdit}
          onShow={onShow}
        >
          {yours}
        </SignedIn>
      )}
      {session.status === 'out' && yours}
      {campus}
      {language}
      <Appearance />
    </Container>
  )
}

function SignInAgain() {
  return (
    <div className={classes.note}>
      <Callout tone="info" title={messages.signInAgain} actions={<LoginButton />}>
        {messages.signInAgainText}
      </Callout>
    </div>
  )
}

type SignedInProps = {
  user: User
  sessionExpired: boolean
  editing: boolean
  confirmPin: ConfirmPin
  onEdit: () => void
  onShow: () => void
  /** The data of this phone, above the account. */
  children: ReactNode
}

function SignedIn({ sessionExpired, children, ...account }: SignedInProps) {
  const { id } = account.user
  const status = useAccountStatus(id)?.status ?? null
  const hasEarlier = useHasEarlierAccount(account.user)
  useEffect(() => {
    // The deletion may have been requested or cancelled on another phone.
    if (!sessionExpired) void checkAccountStatus(id, () => new Date()).catch(reportAs('account'))
  }, [id, sessionExpired])
  if (status?.kind === 'gone') {
    return (
      <>
        <AccountDeleted />
        {children}
      </>
    )
  }
  const pending = status?.kind === 'pending' ? status : null
  return (
    <>
      {sessionExpired && <SignInAgain />}
      {hasEarlier && (
        <Suspense>
          <EarlierAccountNote user={account.user} />
        </Suspense>
      )}
      {pending && <DeletionPending userId={id} pending={pending} />}
      {!account.editing && children}
      <Account {...account} pending={pending !== null} />
    </>
  )
}

type AccountProps = Omit<SignedInProps, 'sessionExpired' | 'children'> & { pending: boolean }

function Account({ user, editing, pending, confirmPin, onEdit, onShow }: AccountProps) {
  const shown = useProfile(user)
  const { providers, secondFactor } = useOffers()
  if (!shown) return <Skeleton className={classes.skeleton} />
  return (
    <>
      <section className={classes.card} aria-label={messages.yourProfile}>
        {editing ? (
          <ProfileForm user={user} shown={shown} onDone={onShow} />
        ) : (
          <ProfileView shown={shown} onEdit={onEdit} />
        )}
      </section>
      {providers.length > 0 && <SignInMethods offered={providers} />}
      {secondFactor && <SecondFactor />}
      <SignOut user={user} />
      <YourData user={user} pending={pending} confirmPin={confirmPin} onRequested={() => window.scrollTo({ top: 0 })} />
    </>
  )
}
