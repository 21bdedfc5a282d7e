import { Button, Container, Text, Title } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link, linkOptions, type LinkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { outboxState, useUnsent } from '@/store/sync/status'
import type { SessionState } from '@/store/session/session-state'
import { sendWithoutBackoff } from '@/store/sync/write'
import { reportError } from '@/store/error-log/error-log'
import { discardUnsent, retryUnsent, type Unsent } from '@/store/sync/unsent'
import { savedAge } from '@/kit/words/saved-age'
import { isFinal } from '@/account/rules/unsent'
import { refusalText, triesText, unsentText, waitingText } from '@/account/words/unsent-text'
import * as messages from '#words/account/unsent'
import { Callout } from '@/kit/feedback/callout'
import { EmptyState } from '@/kit/feedback/empty-state'
import { LoginButton } from '@/kit/feedback/sign-in-prompt'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { showToast } from '@/kit/feedback/toast'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import { useNow } from '@/kit/platform/use-now'
import classes from './profile.module.css'

/** True if Background Sync sends the waiting changes when the network is back. Only Chromium has it. */
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
    // The browser may wrongly report that it is offline, so only an unreachable server counts as a failure.
    if (!connectivity.getState().reachable)
      showToast({ title: messages.unreachable, description: messages.unreachableText })
  }

  return (
    <Container pb="xl" size="sm">
      <ScreenHeader
        title={messages.notSentYet}
        note={introOf(sendsWhenClosed())}
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

const refreshMs = 15_000

function Summary({ unsent: { changes, isPrivate, since, tries }, now }: { unsent: Unsent; now: number }) {
  const { title, detail } = unsentText(changes, isPrivate)
  const facts = [messages.written({ age: savedAge(since, now) }), triesText(tries)].filter((fact) => fact !== '')
  return (
    <>
      <Text fw={700}>{title}</Text>
      {detail && <Text className={classes.detail}>{detail}</Text>}
      <Text size="sm" c="var(--ink-soft)">
        {facts.join(' · ')}
      </Text>
    </>
  )
}

type WaitingItemProps = { unsent: Unsent; offline: boolean; signInNeeded: boolean }

function WaitingItem({ unsent, offline, signInNeeded }: WaitingItemProps) {
  const now = useNow(refreshMs)
  const { blocked, isLocked: locked, notBefore } = unsent
  return (
    <li className={classes.item}>
      <Summary unsent={unsent} now={now} />
      <Text size="sm" fw={600} className={classes.state}>
        {waitingText({ locked, offline, signInNeeded, blocked, notBefore }, now)}
      </Text>
    </li>
  )
}

/** A change that the server rejected, with the reason and the user's choices. */
function RejectedItem({ unsent }: { unsent: Unsent }) {
  const now = useNow(refreshMs)
  const [isConfirming, setConfirming] = useState(false)
  const { rejection } = unsent
  const { title } = unsentText(unsent.changes, unsent.isPrivate)
  if (!rejection) return null
  const retry = async () => {
    await retryUnsent(unsent)
    await sendWithoutBackoff()
  }
  const showFailure = (failure: string) => (error: unknown) => {
    void reportError('storage', error)
    showToast({ title: failure, description: messages.failed, tone: 'destructive' })
  }
  const discard = () => {
    setConfirming(false)
    void discardUnsent(unsent).catch(showFailure(messages.notDiscarded))
  }
  return (
    <li className={classes.item} data-attention>
      <Summary unsent={unsent} now={now} />
      <Text size="sm" className={classes.why}>
        {refusalText(unsent.changes, rejection)}
      </Text>
      <div className={classes.actions}>
        <EditLink unsent={unsent} about={title} />
        {!isFinal(rejection) && (
          <Button
            variant="default"
            aria-label={messages.tryAgainThis({ title })}
            onClick={() => void retry().catch(showFailure(messages.notSent))}
          >
            {messages.tryAgain}
          </Button>
        )}
        <Button variant="default" aria-label={messages.discardThis({ title })} onClick={() => setConfirming(true)}>
          {messages.discard}
        </Button>
      </div>
      <ResponsiveDialog
        opened={isConfirming}
        title={messages.discardThis({ title })}
        onClose={() => setConfirming(false)}
        actions={
          <>
            <Button variant="default" onClick={() => setConfirming(false)}>
              {messages.keepIt}
            </Button>
            <Button color="coral" onClick={discard}>
              {messages.discard}
            </Button>
          </>
        }
      >
        <Text>{messages.discardText}</Text>
      </ResponsiveDialog>
    </li>
  )
}

/** The screen where a row of each table can be corrected. */
const editLinks: Readonly<Record<string, (row: string) => LinkOptions>> = {
  contact_messages: () => linkOptions({ to: '/contact' }),
  profiles: () => linkOptions({ to: '/profile', search: { view: 'edit' } }),
  items: (row) => linkOptions({ to: '/marketplace', search: { tab: 'mine', form: row } }),
  gossip_submissions: (row) => linkOptions({ to: '/tum-gossip', search: { item: row } }),
  newsletter_subscriptions: () => linkOptions({ to: '/' }),
  pregnancy_tracking: () => linkOptions({ to: '/period-tracker' }),
}

function EditLink({ unsent: { lane }, about }: { unsent: Unsent; about: string }) {
  const [table = '', row = ''] = lane.split('/')
  const link = editLinks[table]?.(row)
  if (!link) return null
  return (
    <Button aria-label={messages.editThis({ title: about })} renderRoot={(props) => <Link {...link} {...props} />}>
      {messages.edit}
    </Button>
  )
}
