import { Button, Container, Skeleton, Text, Title, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { checkAccountStatus } from '@/account/store/account-status'
import { useAccountStatus } from '@/account/store/account-status-record'
import type { User } from '@/store/session/session-state'
import { useHasEarlierAccount } from '@/store/session/use-has-earlier-account'
import { useOffers } from '@/account/store/use-offers'
import { useSession } from '@/store/session/use-session'
import { reportAs } from '@/store/error-log/error-log'
import { attempt } from '@/store/error-log/attempt'
import { freePhoneStorage, readPhoneStorage, type PhoneStorage } from '@/store/phone-storage'
import { useAsync } from '@/store/use-async'
import type { ProfileSearch } from '@/account/rules/account-url'
import { sizeText, storageText } from '@/account/words/storage-text'
import * as messages from '#words/account/profile/profile-page'
import * as storageTexts from '#words/account/storage'
import { Callout } from '@/kit/feedback/callout'
import { LoginButton, SignInPrompt } from '@/kit/feedback/sign-in-prompt'
import { lazyPart } from '@/kit/platform/lazy-part'
import { showToast } from '@/kit/feedback/toast'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { TitledSection } from '@/kit/layout/titled-section'
import { isAppleTab } from '@/kit/platform/installed'
import { useBusy } from '@/kit/platform/use-busy'
import { Chips } from '@/kit/form/chips'
import { useIsHydrated } from '@/kit/platform/use-is-hydrated'
import { AccountDeleted, DeletionPending } from './account-deletion'
import { Help } from './help'
import { ProfileForm, ProfileView } from './own-profile'
import classes from './profile.module.css'
import { useProfile } from './queries'
import { SecondFactor } from './second-factor'
import { SignInMethods } from './sign-in-methods'
import { SignOut } from './sign-out'
import { UnsentScreen } from './unsent-screen'
import { YourData, type ConfirmPin } from './your-data'
import { Yours } from './yours'

const EarlierAccountNote = lazyPart(() => import('./earlier-account-note').then((loaded) => loaded.EarlierAccountNote))

type ProfilePageProps = Pick<ProfileSearch, 'view'> & {
  /** The section that chooses the campus. */
  campus: ReactNode
  /** The section that chooses the language. */
  language: ReactNode
  /** The delivery addresses. */
  places: ReactNode
  /** Asks for the PIN of the cycle log. */
  confirmPin: ConfirmPin
  onBack: () => void
  onEdit: () => void
  /** Returns to the profile from the form or the unsent view. */
  onShow: () => void
}

/** The user's profile, account and settings, or their unsent changes. */
export function ProfilePage({ view, campus, language, places, confirmPin, onBack, onEdit, onShow }: ProfilePageProps) {
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
    <Container pb="lg" size="sm">
      <ScreenHeader title={messages.profile} onBack={onBack} />
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

/** The storage that the app uses on this phone, and a button that deletes the files that can be loaded again. */
export function Storage() {
  const [storage, setStorage] = useState<PhoneStorage | null>(null)
  const { busy, whileBusy } = useBusy()
  useAsync(
    async (signal) => {
      const read = await readPhoneStorage()
      if (!signal.aborted) setStorage(read)
    },
    [],
    'storage',
  )
  if (storage === null) return null
  const free = async () => {
    const left = await whileBusy(() => attempt<PhoneStorage | null>('storage', freePhoneStorage, null))
    if (left === null)
      return showToast({ title: storageTexts.nothingFreed, description: storageTexts.failed, tone: 'destructive' })
    const freed = Math.max(0, (storage.used ?? 0) - (left.used ?? 0))
    setStorage(left)
    showToast({
      title: storageTexts.spaceFreed,
      description: freed > 0 ? storageTexts.freeAgain({ size: sizeText(freed) }) : storageTexts.picturesComeAgain,
    })
  }
  return (
    <TitledSection title={storageTexts.storage} className={classes.card}>
      <Text c="var(--ink-soft)">
        {storageText(storage)} {isAppleTab() ? storageTexts.neverRemovedBySafari : storageTexts.neverRemoved}
      </Text>
      <div className={classes.actions}>
        <Button variant="default" loading={busy} disabled={storage.pictures === 0} onClick={() => void free()}>
          {storageTexts.freeUpSpace}
        </Button>
      </div>
    </TitledSection>
  )
}

const schemes = [
  { value: 'auto', label: messages.asThePhone },
  { value: 'light', label: messages.light },
  { value: 'dark', label: messages.dark },
] as const satisfies readonly { value: MantineColorScheme; label: string }[]

/** The colour scheme on this phone. It needs no account. */
function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const isHydrated = useIsHydrated()
  const choose = (value: string) => {
    const scheme = schemes.find((option) => option.value === value)
    if (scheme) setColorScheme(scheme.value)
  }
  return (
    <section className={classes.card}>
      <Title order={2} size="h4">
        {messages.appearance}
      </Title>
      <Chips
        fit
        label={messages.colours}
        options={schemes}
        value={isHydrated ? colorScheme : 'auto'}
        onChange={choose}
      />
    </section>
  )
}
