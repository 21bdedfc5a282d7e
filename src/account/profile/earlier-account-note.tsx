// Chunk: earlier-account

import { dropAccount, takeOverAccount, type EarlierAccount } from '@/account/store/earlier-account'
import { reportError } from '@/store/error-log/error-log'
import type { User } from '@/store/session/session-state'
import { EarlierOffer } from '../earlier-offer'
import { useEarlierAccount } from '@/account/store/use-earlier-account'
import * as messages from '#words/account/profile/earlier-account'
import { showToast } from '@/kit/feedback/toast'
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
  /** Called when the data was moved or deleted. */
  onDone: () => void
}

function Offer({ user, earlier: { id, unsent, orders }, onDone }: OfferProps) {
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
  const erase = () => void tryTo(() => dropAccount(id), messages.notDeleted)
  const facts = [
    messages.sameAddress({ email: user.email }),
    ...(unsent > 0 ? [messages.unsent({ count: unsent })] : []),
    ...(orders > 0 ? [messages.orders({ count: orders })] : []),
  ]
  return (
    <div className={classes.note}>
      <EarlierOffer texts={messages} busy={busy} onTakeOver={() => void takeOver()} onDelete={erase}>
        {facts.join(' ')}
      </EarlierOffer>
    </div>
  )
}
