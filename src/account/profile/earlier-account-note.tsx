// Chunk: earlier-account

import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { dropAccount, takeOverAccount, type EarlierAccount } from '@/account/store/earlier-account'
import { reportError } from '@/store/error-log/error-log'
import type { User } from '@/store/session/session-state'
import { useEarlierAccount } from '@/account/store/use-earlier-account'
import * as messages from '#words/account/profile/earlier-account'
import { Callout } from '@/kit/feedback/callout'
import { DialogActions } from '@/kit/form/dialog-actions'
import { showToast } from '@/kit/feedback/toast'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './profile.module.css'

/**
 * Offers the data that an earlier account with the same address has left on this phone. Only the trackers offer its
 * cycle log, so that nobody learns of it here.
 */
export function EarlierAccountNote({ user }: { user: User }) {
  const [earlier, forget] = useEarlierAccount(user)
  return earlier && earlier.unsent + earlier.orders > 0 ? <Offer user={user} earlier={earlier} onDone={forget} /> : null
}

type OfferProps = {
  user: User
  earlier: EarlierAccount
  /** Called when the data was moved or deleted. */ onDone: () => void
}

function Offer({ user, earlier: { id, unsent, orders }, onDone }: OfferProps) {
  const [isDeleting, setDeleting] = useState(false)
  const { busy, whileBusy } = useBusy()
  const tryTo = (action: () => Promise<void>, failure: string) =>
    whileBusy(async () => {
      try {
        await action()
        onDone()
      } catch (error) {
        void reportError('storage', error)
        showToast({ title: failure, description: messages.failed, tone: 'destructive' })
      }
    })
  const takeOver = () =>
    tryTo(async () => {
      await takeOverAccount(id, user.id)
      showToast({ title: messages.takenOver, ...(unsent > 0 && { description: messages.takenOverText }) })
    }, messages.notTakenOver)
  const erase = () => {
    setDeleting(false)
    void tryTo(() => dropAccount(id), messages.notDeleted)
  }
  const facts = [
    messages.sameAddress({ email: user.email }),
    ...(unsent > 0 ? [messages.unsent({ count: unsent })] : []),
    ...(orders > 0 ? [messages.orders({ count: orders })] : []),
  ]
  return (
    <div className={classes.note}>
      <Callout
        tone="info"
        title={messages.title}
        actions={
          <>
            <Button loading={busy} onClick={() => void takeOver()}>
              {messages.takeOver}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => setDeleting(true)}>
              {messages.deleteIt}
            </Button>
          </>
        }
      >
        {facts.join(' ')}
      </Callout>
      <ResponsiveDialog
        opened={isDeleting}
        title={messages.deleteQuestion}
        onClose={() => setDeleting(false)}
        actions={
          <DialogActions
            cancelLabel={messages.keepIt}
            confirmLabel={messages.deleteForGood}
            color="coral"
            onCancel={() => setDeleting(false)}
            onConfirm={erase}
          />
        }
      >
        <Text>{messages.deleteText}</Text>
      </ResponsiveDialog>
    </div>
  )
}
