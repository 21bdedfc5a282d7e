import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { attempt } from '@/store/error-log/attempt'
import { useUnsent } from '@/store/sync/status'
import { signOut, unsentCount } from '@/account/store/account'
import { unforeseen } from '@/account/store/account-result'
import type { User } from '@/store/session/session-state'
import { sendWithoutBackoff } from '@/store/sync/write'
import * as messages from '#words/account/profile/profile-account'
import { showToast } from '@/kit/feedback/toast'
import { TitledSection } from '@/kit/layout/titled-section'
import { useBusy } from '@/kit/platform/use-busy'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import classes from './profile.module.css'

type Scope = Parameters<typeof signOut>[0]

const doneText: Readonly<Record<Scope, string>> = {
  local: messages.signedOutHere,
  global: messages.signedOutEverywhere,
  others: messages.othersSignedOut,
}

/** The warnings before signing out, in this order. */
type Warning = 'unsent' | 'open-log'

const nextWarning = async (user: User, after?: Warning): Promise<Warning | null> => {
  if (!after && (await unsentCount()) > 0) return 'unsent'
  // A log that cannot be read must not prevent signing out.
  const isOpen = await import('@/health/cycle/store/read-open-log')
    .then(({ hasOpenLog }) => hasOpenLog(user.id))
    .catch(() => false)
  return isOpen ? 'open-log' : null
}

/** Signs out, after a warning about unsent changes, which stay on this phone. */
export function SignOut({ user }: { user: User }) {
  const { busy, whileBusy } = useBusy()
  const [pending, setPending] = useState<{ readonly scope: Scope; readonly warning: Warning } | null>(null)

  const finish = async (scope: Scope) => {
    setPending(null)
    const result = await whileBusy(() => attempt('account', () => signOut(scope), unforeseen))
    if (result.ok) showToast({ title: messages.signedOut, description: doneText[scope] })
    else showToast({ title: messages.notSignedOut, description: result.problem.sentence, tone: 'destructive' })
  }
  const start = async (scope: Scope, after?: Warning) => {
    const warning = scope === 'others' ? null : await nextWarning(user, after)
    if (warning) setPending({ scope, warning })
    else await finish(scope)
  }
  const stay = () => setPending(null)

  return (
    <TitledSection title={messages.yourAccount} className={classes.card}>
      <Anchor
        className={classes.link}
        renderRoot={(props) => <Link to="/login" search={{ type: 'recovery' }} {...props} />}
      >
        {messages.changePassword}
      </Anchor>
      <div className={classes.actions}>
        <Button color="coral" variant="light" disabled={busy} onClick={() => void start('local')}>
          {messages.signOutButton}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void start('others')}>
          {messages.signOutOthers}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void start('global')}>
          {messages.signOutEverywhere}
        </Button>
      </div>
      {pending?.warning === 'unsent' && (
        <UnsentWarning user={user} onStay={stay} onLeave={() => void start(pending.scope, 'unsent')} />
      )}
      {pending?.warning === 'open-log' && <OpenLogWarning onStay={stay} onLeave={() => void finish(pending.scope)} />}
    </TitledSection>
  )
}

type UnsentWarningProps = { user: User; onStay: () => void; onLeave: () => void }

function UnsentWarning({ user, onStay, onLeave }: UnsentWarningProps) {
  const offline = useStore(connectivity, isOffline)
  const count = useUnsent(null).filter(({ identity }) => identity === user.id).length
  return (
    <SignOutWarning
      title={messages.notEverythingSent}
      remedy={count > 0 && <Button onClick={() => void sendWithoutBackoff()}>{messages.sendNow}</Button>}
      onStay={onStay}
      onLeave={onLeave}
    >
      <Text role="status">
        {count === 0 ? messages.everythingSentNow : messages.notSentYet({ count })}
        {count > 0 && offline && ` ${messages.offlineNow}`}
      </Text>
    </SignOutWarning>
  )
}

type OpenLogWarningProps = { onStay: () => void; onLeave: () => void }

/** Warns that signing out only hides the cycle log from the app's screens. Only a PIN encrypts it. */
function OpenLogWarning(handlers: OpenLogWarningProps) {
  return (
    <SignOutWarning
      title={messages.logHasNoPin}
      remedy={
        <Button renderRoot={(props) => <Link to="/period-tracker" search={{ view: 'settings' }} {...props} />}>
          {messages.setPinOrDelete}
        </Button>
      }
      {...handlers}
    >
      <Text>{messages.logNotSealed}</Text>
    </SignOutWarning>
  )
}

type SignOutWarningProps = {
  title: string
  /** A button that solves the problem instead. */
  remedy: ReactNode
  onStay: () => void
  onLeave: () => void
  children: ReactNode
}

/** Warns before signing out. The user may sign out anyway. */
function SignOutWarning({ title, remedy, onStay, onLeave, children }: SignOutWarningProps) {
  return (
    <ResponsiveDialog
      opened
      title={title}
      onClose={onStay}
      actions={
        <>
          {remedy}
          <Button variant="default" onClick={onStay}>
            {messages.staySignedIn}
          </Button>
          <Button color="coral" variant="light" onClick={onLeave}>
            {messages.signOut}
          </Button>
        </>
      }
    >
      {children}
    </ResponsiveDialog>
  )
}
