import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/data/connectivity'
import { attempt } from '@/data/error-log/attempt'
import { sendWithoutBackoff } from '@/data/sync/send'
import { useUnsent } from '@/data/sync/use-unsent'
import { signOut, unsentCount } from '@/data/session/account'
import { unforeseen } from '@/data/session/account-result'
import type { User } from '@/data/session/session-state'
import { changesText } from '@/messages/account/unsent-text'
import { showToast } from '@/ui/feedback/toast'
import { OpenLogWarning } from './open-log-warning'
import { TitledSection } from '@/ui/layout/titled-section'
import { useBusy } from '@/ui/platform/use-busy'
import classes from './profile.module.css'
import { SignOutWarning } from './sign-out-warning'

type Scope = Parameters<typeof signOut>[0]

const doneText: Readonly<Record<Scope, string>> = {
  local: 'You are signed out on this phone.',
  global: 'You are signed out everywhere.',
  others: 'Your other devices are signed out.',
}

/** Warnings before signing out of this phone, in this order. */
type Warning = 'unsent' | 'open-log'

const nextWarning = async (user: User, after?: Warning): Promise<Warning | null> => {
  if (!after && (await unsentCount()) > 0) return 'unsent'
  // A log that cannot be read must not prevent signing out.
  const isOpen = await import('@/data/cycle/read-open-log').then(({ hasOpenLog }) => hasOpenLog(user.id)).catch(() => false)
  return isOpen ? 'open-log' : null
}

/** Signs out, after a warning about unsent changes. They stay on this phone. */
export function SignOut({ user }: { user: User }) {
  const { busy, whileBusy } = useBusy()
  const [pending, setPending] = useState<{ readonly scope: Scope; readonly warning: Warning } | null>(null)

  const finish = async (scope: Scope) => {
    setPending(null)
    const result = await whileBusy(() => attempt('account', () => signOut(scope), unforeseen))
    if (result.ok) showToast({ title: 'Signed out', description: doneText[scope] })
    else showToast({ title: 'Not signed out', description: result.problem.sentence, tone: 'destructive' })
  }
  const start = async (scope: Scope, after?: Warning) => {
    const warning = scope === 'others' ? null : await nextWarning(user, after)
    if (warning) setPending({ scope, warning })
    else await finish(scope)
  }
  const stay = () => setPending(null)

  return (
    <TitledSection title="Your account" className={classes.card}>
      <Anchor className={classes.link} renderRoot={(props) => <Link to="/login" search={{ type: 'recovery' }} {...props} />}>
        Change password
      </Anchor>
      <div className={classes.actions}>
        <Button color="coral" variant="light" disabled={busy} onClick={() => void start('local')}>
          Sign Out
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void start('others')}>
          Sign out other devices
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void start('global')}>
          Sign out everywhere
        </Button>
      </div>
      {pending?.warning === 'unsent' && <UnsentWarning user={user} onStay={stay} onLeave={() => void start(pending.scope, 'unsent')} />}
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
      title="Not everything has been sent"
      remedy={count > 0 && <Button onClick={() => void sendWithoutBackoff()}>Send now</Button>}
      onStay={onStay}
      onLeave={onLeave}
    >
      <Text role="status">
        {count === 0
          ? 'Everything has been sent now.'
          : `${changesText(count)} of yours ${count === 1 ? 'has' : 'have'} not been sent yet. ${count === 1 ? 'It stays' : 'They stay'} on this phone for this account, and will be sent when you sign in here again.`}
        {count > 0 && offline && ' You are offline now.'}
      </Text>
    </SignOutWarning>
  )
}
