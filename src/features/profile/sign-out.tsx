import { Anchor, Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/data/connectivity'
import { sendWithoutBackoff } from '@/data/outbox/start-sending'
import { useOperations } from '@/data/outbox/use-operations'
import { signOut, unsentCount } from '@/data/session/account'
import type { User } from '@/data/session/session-state'
import { changesText } from '@/domain/account/unsent-text'
import { showToast } from '@/ui/feedback/toast'
import { OpenLogWarning } from './open-log-warning'
import classes from './profile.module.css'
import { SignOutWarning } from './sign-out-warning'

type Scope = Parameters<typeof signOut>[0]

const done: Readonly<Record<Scope, string>> = {
  local: 'You are signed out on this phone.',
  global: 'You are signed out everywhere.',
  others: 'Your other devices are signed out.',
}

/** What is spoken of before somebody leaves this phone, in this order. */
type Concern = 'unsent' | 'open-log'

const nextConcern = async (person: User, after?: Concern): Promise<Concern | null> => {
  if (!after && (await unsentCount()) > 0) return 'unsent'
  // A log that cannot be asked about keeps nobody from leaving.
  const isOpen = await import('@/data/cycle/read-open-log').then(({ hasOpenLog }) => hasOpenLog(person.id)).catch(() => false)
  return isOpen ? 'open-log' : null
}

/** The ways out. What has not been sent is spoken of first, and is never lost by it. */
export function SignOut({ person }: { person: User }) {
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<{ readonly scope: Scope; readonly about: Concern } | null>(null)

  const leave = async (scope: Scope) => {
    setAsking(null)
    setBusy(true)
    const answer = await signOut(scope)
    setBusy(false)
    if (answer.ok) showToast({ title: 'Signed out', description: done[scope] })
    else showToast({ title: 'Not signed out', description: answer.problem.sentence, tone: 'destructive' })
  }
  const ask = async (scope: Scope, after?: Concern) => {
    const about = scope === 'others' ? null : await nextConcern(person, after)
    if (about) setAsking({ scope, about })
    else await leave(scope)
  }
  const stay = () => setAsking(null)

  return (
    <section className={classes.card} aria-labelledby="account-heading">
      <Title order={2} size="h4" id="account-heading">
        Your account
      </Title>
      <Anchor className={classes.link} renderRoot={(props) => <Link to="/login" search={{ type: 'recovery' }} {...props} />}>
        Change password
      </Anchor>
      <div className={classes.actions}>
        <Button color="coral" variant="light" disabled={busy} onClick={() => void ask('local')}>
          Sign Out
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void ask('others')}>
          Sign out other devices
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void ask('global')}>
          Sign out everywhere
        </Button>
      </div>
      {asking?.about === 'unsent' && <UnsentWarning person={person} onStay={stay} onLeave={() => void ask(asking.scope, 'unsent')} />}
      {asking?.about === 'open-log' && <OpenLogWarning onStay={stay} onLeave={() => void leave(asking.scope)} />}
    </section>
  )
}

type UnsentWarningProps = { person: User; onStay: () => void; onLeave: () => void }

function UnsentWarning({ person, onStay, onLeave }: UnsentWarningProps) {
  const offline = useStore(connectivity, isOffline)
  const own = useOperations(null).filter(({ identity }) => identity === person.id)
  const count = new Set(own.map(({ operation }) => operation.lane)).size
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
