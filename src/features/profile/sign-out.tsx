import { Anchor, Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/data/connectivity'
import { sendAtOnce } from '@/data/outbox/keep-sending'
import { useOperations } from '@/data/outbox/use-operations'
import { signOut, unsentCount } from '@/data/session/account'
import type { Person } from '@/data/session/session-state'
import { changesText } from '@/domain/unsent'
import { Dialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'
import classes from './profile.module.css'

type Scope = Parameters<typeof signOut>[0]

const done: Readonly<Record<Scope, string>> = {
  local: 'You are signed out on this phone.',
  global: 'You are signed out everywhere.',
  others: 'Your other devices are signed out.',
}

/** The ways out. What has not been sent is spoken of first, and is never lost by it. */
export function SignOut({ person }: { person: Person }) {
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<Scope | null>(null)

  const leave = async (scope: Scope) => {
    setAsking(null)
    setBusy(true)
    const answer = await signOut(scope)
    setBusy(false)
    if (answer.ok) showToast({ title: 'Signed out', description: done[scope] })
    else showToast({ title: 'Not signed out', description: answer.problem.sentence, tone: 'destructive' })
  }
  const ask = async (scope: Scope) => {
    if (scope !== 'others' && (await unsentCount()) > 0) setAsking(scope)
    else await leave(scope)
  }

  return (
    <section className={classes.card} aria-labelledby="account-heading">
      <Title order={2} size="h4" id="account-heading">
        Your account
      </Title>
      <Anchor className={classes.link ?? ''} renderRoot={(props) => <Link to="/login" search={{ type: 'recovery' }} {...props} />}>
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
      {asking && <UnsentWarning person={person} onStay={() => setAsking(null)} onLeave={() => void leave(asking)} />}
    </section>
  )
}

type UnsentWarningProps = { person: Person; onStay: () => void; onLeave: () => void }

function UnsentWarning({ person, onStay, onLeave }: UnsentWarningProps) {
  const offline = useStore(connectivity, isOffline)
  const own = useOperations(null).filter(({ identity }) => identity === person.id)
  const count = new Set(own.map(({ operation }) => operation.lane)).size
  return (
    <Dialog
      opened
      title="Not everything has been sent"
      onClose={onStay}
      actions={
        <>
          {count > 0 && <Button onClick={() => void sendAtOnce()}>Send now</Button>}
          <Button variant="default" onClick={onStay}>
            Stay signed in
          </Button>
          <Button color="coral" variant="light" onClick={onLeave}>
            Sign out
          </Button>
        </>
      }
    >
      <Text role="status">
        {count === 0
          ? 'Everything has been sent now.'
          : `${changesText(count)} of yours ${count === 1 ? 'has' : 'have'} not been sent yet. ${count === 1 ? 'It stays' : 'They stay'} on this phone for this account, and will be sent when you sign in here again.`}
        {count > 0 && offline && ' You are offline now.'}
      </Text>
    </Dialog>
  )
}
