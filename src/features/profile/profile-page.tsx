import { Container, Skeleton, Title } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { checkAccountStatus } from '@/data/account-data/account-status'
import { useAccountStatus } from '@/data/account-data/use-account-status'
import type { User } from '@/data/session/session-state'
import { useOffers } from '@/data/session/use-offers'
import { useSession } from '@/data/session/use-session'
import type { ProfileSearch } from '@/domain/account/profile-search'
import { Callout } from '@/ui/feedback/callout'
import { LoginButton, SignInPrompt } from '@/ui/feedback/sign-in-prompt'
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
import { UnsentScreen } from './unsent-screen'
import { YourData } from './your-data'
import { reportAs } from '@/data/error-log/error-log'

type ProfilePageProps = ProfileSearch & {
  /** The choice of the campus. */
  campus: ReactNode
  onEdit: () => void
  /** Returns to the profile from the form or the unsent view. */
  onShow: () => void
}

/** The user's profile, account and settings, or their unsent changes. */
export function ProfilePage({ view, campus, onEdit, onShow }: ProfilePageProps) {
  const session = useSession()
  if (view === 'unsent') return <UnsentScreen session={session} onBack={onShow} />
  return (
    <Container py="lg" size="sm">
      <Title order={1} size="h2">
        Profile
      </Title>
      {session.status === 'unknown' && <Skeleton className={classes.skeleton} />}
      {session.status === 'out' && <SignInPrompt title="Please log in to view your profile" text="With an account you can post, like and sell. Ordering needs none." />}
      {session.status === 'in' && (
        <SignedIn key={session.user.id} user={session.user} sessionExpired={session.sessionExpired} editing={view === 'edit'} onEdit={onEdit} onShow={onShow} />
      )}
      {campus}
      <Appearance />
      <Help user={session.status === 'in' ? session.user : null} />
    </Container>
  )
}

function SignInAgain() {
  return (
    <div className={classes.note}>
      <Callout tone="info" title="Please sign in again" actions={<LoginButton />}>
        Everything you saved is still on this phone. What waits is sent after you sign in.
      </Callout>
    </div>
  )
}

type SignedInProps = { user: User; sessionExpired: boolean; editing: boolean; onEdit: () => void; onShow: () => void }

function SignedIn({ sessionExpired, ...account }: SignedInProps) {
  const { id } = account.user
  const status = useAccountStatus(id)?.status ?? null
  useEffect(() => {
    // The deletion may have been requested or cancelled on another phone.
    if (!sessionExpired) void checkAccountStatus(id, () => new Date()).catch(reportAs('account'))
  }, [id, sessionExpired])
  if (status?.kind === 'gone') return <AccountDeleted />
  const pending = status?.kind === 'pending' ? status : null
  return (
    <>
      {sessionExpired && <SignInAgain />}
      {pending && <DeletionPending userId={id} pending={pending} />}
      <Account {...account} pending={pending !== null} />
    </>
  )
}

type AccountProps = Omit<SignedInProps, 'sessionExpired'> & { pending: boolean }

function Account({ user, editing, pending, onEdit, onShow }: AccountProps) {
  const shown = useProfile(user)
  const { providers, secondFactor } = useOffers()
  if (!shown) return <Skeleton className={classes.skeleton} />
  return (
    <>
      <section className={classes.card} aria-label="Your profile">
        {editing ? <ProfileForm user={user} shown={shown} onDone={onShow} /> : <ProfileView shown={shown} onEdit={onEdit} />}
      </section>
      {providers.length > 0 && <SignInMethods offered={providers} />}
      {secondFactor && <SecondFactor />}
      <SignOut user={user} />
      <YourData user={user} pending={pending} onRequested={() => window.scrollTo({ top: 0 })} />
    </>
  )
}
