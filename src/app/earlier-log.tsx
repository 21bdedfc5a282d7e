// Chunk: earlier-account

import { Box, Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { readOpenLog } from '@/health/cycle/store/read-open-log'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import {
  dropAccount,
  dropLog,
  finishMerge,
  takeOverAccount,
  takeOverLog,
  type EarlierAccount,
} from '@/account/store/earlier-account'
import type { User } from '@/store/session/session-state'
import { EarlierOffer } from '@/account/earlier-offer'
import { useEarlierAccount } from '@/account/store/use-earlier-account'
import type { CycleLog } from '@/health/cycle/rules/log'
import * as messages from '#words/health/cycle/earlier-log'
import { showToast } from '@/kit/feedback/toast'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useBusy } from '@/kit/platform/use-busy'
import cards from '@/health/cycle/cards.module.css'
import type { EarlierLogProps } from '@/health/cycle/tracker-props'
import { NotOnThisPhone } from '@/health/cycle/not-on-this-phone'
import { platformLock } from '@/health/cycle/platform-lock'
import { saveWithToast, tryWithErrorToast } from '@/health/cycle/commands'
import { PinForm } from '@/health/cycle/settings/pin/pin-form'
import { useCurrentPin } from '@/health/cycle/settings/pin/use-current-pin'

const Review = lazyPart(
  () => import('@/health/cycle/settings/import/review').then((loaded) => loaded.Review),
  NotOnThisPhone,
)

/**
 * Offers the log or the pregnancy record that an earlier account with the same address has left on this phone: to go on
 * with, or to add to the one that was begun since.
 */
export function EarlierLog(props: EarlierLogProps) {
  const [earlier, forget] = useEarlierAccount(props.user)
  if (!earlier || (earlier.log === 'none' && !earlier.pregnancy)) return null
  return (
    <Box mb="md">
      <Offer key={earlier.id} {...props} earlier={earlier} onDone={forget} />
    </Box>
  )
}

type OfferProps = EarlierLogProps & { earlier: EarlierAccount; /** It was taken over or deleted. */ onDone: () => void }

function Offer({ user, today, open, earlier, onDone }: OfferProps) {
  const [step, setStep] = useState<'offer' | 'pin' | { readonly found: CycleLog }>('offer')
  const [fits, setFits] = useState(earlier.logFits || earlier.log === 'none')
  const { busy, whileBusy } = useBusy()

  const goOnWithIt = async (pin: string | null) => {
    const outcome = await tryWithErrorToast(async () => {
      const isTaken =
        earlier.log === 'none'
          ? await takeOverAccount(earlier.id, user.id).then(() => true)
          : await takeOverLog(earlier.id, user.id)
      if (isTaken && pin !== null) await unlockAgain(user, pin)
      return isTaken
    })
    if (!outcome) return
    // If it was not taken over, another tab has begun a log.
    setFits(outcome.result)
    if (!outcome.result) return
    showToast({ title: messages.takenOver, description: messages.takenOverText })
    onDone()
  }
  /** @param pin the PIN that has opened the earlier log; null without one */
  const takeOver = async (pin: string | null) => {
    if (fits) return whileBusy(() => goOnWithIt(pin))
    const found = await tryWithErrorToast(() => openedLog(earlier))
    setStep(found?.result ? { found: found.result } : 'offer')
  }
  const erase = async () => {
    const deleteAll = async () => {
      await dropAccount(earlier.id)
      await dropLog(earlier.id)
    }
    if (await whileBusy(() => saveWithToast(deleteAll, { title: messages.deleted, description: messages.deletedText })))
      onDone()
  }

  if (step === 'pin') return <EarlierPin earlier={earlier} onOpen={takeOver} onCancel={() => setStep('offer')} />
  if (step !== 'offer') {
    return (
      <section className={cards.card} aria-label={messages.title}>
        <Suspense>
          <Review
            userId={user.id}
            today={today}
            log={open.log}
            hasPin={open.lockAfter !== null}
            found={{ isBackup: false, source: messages.source, log: step.found, unread: [], skipped: [] }}
            onTakenIn={() => void tryWithErrorToast(() => finishMerge(earlier.id, user.id)).then(onDone)}
            onCancel={() => setStep('offer')}
          />
        </Suspense>
      </section>
    )
  }
  return (
    <EarlierOffer
      texts={{ ...messages, takeOver: fits ? messages.goOn : messages.addIt }}
      busy={busy}
      onTakeOver={() => (earlier.log === 'sealed' ? setStep('pin') : void takeOver(null))}
      onDelete={() => void erase()}
    >
      {messages.sameAddress({ email: user.email })} {earlier.log === 'sealed' && messages.opensWithPin}{' '}
      {!fits && messages.begunSince}
    </EarlierOffer>
  )
}

/** @returns null if a PIN seals the log and this tab has not opened it */
const openedLog = async ({ id, log }: EarlierAccount): Promise<CycleLog | null> => {
  if (log !== 'sealed') return readOpenLog(id)
  const state = cycleLogStore(id).state.getState()
  return state.status === 'open' ? state.log : null
}

/** The log has the same PIN in its new place. The phone's own lock is not asked for a third time. */
const unlockAgain = async ({ id }: User, pin: string): Promise<void> => {
  const store = cycleLogStore(id)
  const state = store.state.getState()
  if (state.status !== 'locked' || !state.asksDevice) await store.unlock(pin, platformLock.secretOf)
}

type EarlierPinProps = { earlier: EarlierAccount; onOpen: (pin: string) => Promise<void>; onCancel: () => void }

function EarlierPin({ earlier: { id }, onOpen, onCancel }: EarlierPinProps) {
  const currentPin = useCurrentPin()
  const unlock = async () => {
    if (await currentPin.attempt(() => cycleLogStore(id).unlock(currentPin.pin, platformLock.secretOf)))
      await onOpen(currentPin.pin)
  }
  return (
    <section className={cards.card} aria-label={messages.title}>
      <PinForm
        submitLabel={messages.openIt}
        busy={currentPin.busy}
        ready={currentPin.ready}
        onSubmit={unlock}
        onCancel={onCancel}
      >
        <Text>{messages.enterPin}</Text>
        {currentPin.field}
      </PinForm>
    </section>
  )
}
