import { Button, Container, Title } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { outboxState } from '@/store/sync/status'
import { useUnsent } from '@/store/sync/status'
import type { SessionState } from '@/store/session/session-state'
import { sendWithoutBackoff } from '@/store/sync/write'
import * as messages from '#words/account/unsent'
import { Callout } from '@/kit/feedback/callout'
import { EmptyState } from '@/kit/feedback/empty-state'
import { LoginButton } from '@/kit/feedback/sign-in-prompt'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { showToast } from '@/kit/feedback/toast'
import { RejectedItem, WaitingItem } from './unsent-items'
import classes from './profile.module.css'

/** Background Sync sends what waits when the network is back. Only Chromium has it. */
const sendsWhenClosed = (): boolean => 'SyncManager' in window

const introOf = (whenClosed: boolean): string => (whenClosed ? messages.kept : messages.keptWhileOpen)

/** Everything in the outbox. Shown to signed-out users, too, because a contact message needs no account. */
export function UnsentScreen({ session, onBack }: { session: SessionState; onBack: () => void }) {
  const offline = useStore(connectivity, isOffline)
  const drainEnd = useStore(outboxState, (state) => state.end)
  const all = useUnsent(null)
  const rejected = all.filter(({ rejection }) => rejection !== null)
  const waiting = all.filter(({ rejection }) => rejection === null)
  const sessionExpired = session.status === 'in' && session.sessionExpired
  const send = () => {
    void sendWithoutBackoff()
    // The browser alone says that it is offline: a try tells.
    if (!connectivity.getState().reachable)
      showToast({ title: messages.unreachable, description: messages.unreachableText })
  }

  return (
    <Container pb="xl" size="sm">
      <ScreenHeader
        title={messages.notSentYet}
        intro={introOf(sendsWhenClosed())}
        backLabel={messages.backToProfile}
        onBack={onBack}
      />
      {sessionExpired && (
        <Callout tone="info" actions={<LoginButton />}>
          {messages.signInAgain}
        </Callout>
      )}
      {all.length === 0 && (
        <EmptyState image="/pictures/campus.svg#update-ready" text={messages.everythingSent}>
          <Button renderRoot={(props) => <Link to="/" {...props} />}>{messages.goHome}</Button>
        </EmptyState>
      )}
      {rejected.length > 0 && (
        <section aria-labelledby="attention-heading" className={classes.lanes}>
          <Title order={2} size="h4" id="attention-heading">
            {messages.needsAttention}
          </Title>
          <ul className={classes.cards}>
            {rejected.map((unsent) => (
              <RejectedItem key={unsent.key} unsent={unsent} />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-heading" className={classes.lanes}>
          <div className={classes.heading}>
            <Title order={2} size="h4" id="waiting-heading">
              {messages.waiting}
            </Title>
            <Button leftSection={<IconSend size={20} aria-hidden />} onClick={send}>
              {messages.sendNow}
            </Button>
          </div>
          <ul className={classes.cards}>
            {waiting.map((unsent) => (
              <WaitingItem
                key={unsent.key}
                unsent={unsent}
                offline={offline}
                signInNeeded={unsent.identity !== 'anonymous' && (sessionExpired || drainEnd === 'auth')}
              />
            ))}
          </ul>
        </section>
      )}
    </Container>
  )
}
