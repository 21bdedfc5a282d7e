import type { OutcomeToasts } from '@/kit/feedback/save-and-tell'
import type { Toast } from '@/kit/feedback/toast'
import * as messages from '#words/market/toasts'
import type { SellerContactResult } from './seller-contact'

const failure = (description: string): Toast => ({ title: messages.error, description, tone: 'destructive' })

/** @param sent the toast of a listing that the server has accepted */
export const listedToast = (sent: Toast): OutcomeToasts => ({
  sent,
  waiting: { title: messages.kept, description: messages.listingKept },
  refused: failure(messages.listingFailed),
})

export const changedToast: OutcomeToasts = {
  sent: { title: messages.success, description: messages.changesSaved },
  waiting: { title: messages.kept, description: messages.changesKept },
  refused: failure(messages.changeFailed),
}

export const deletedToast: OutcomeToasts = {
  sent: { title: messages.success, description: messages.deleted },
  waiting: { title: messages.kept, description: messages.deletionKept },
  refused: failure(messages.deletionFailed),
}

export const reportedToast: OutcomeToasts = {
  sent: { title: messages.reportSent, description: messages.reportThanks },
  waiting: { title: messages.kept, description: messages.reportKept },
  refused: failure(messages.reportFailed),
}

type ContactProblem = Exclude<SellerContactResult['kind'], 'number'>

/** The reasons why the seller cannot be contacted now. */
export const contactToast: Readonly<Record<ContactProblem, Toast>> = {
  missing: { title: messages.noContact, description: messages.noSellerNumber, tone: 'destructive' },
  offline: { title: messages.offline, description: messages.numberOnlineOnly, tone: 'destructive' },
  'sign-in': { title: messages.loginRequired, description: messages.loginToContact, tone: 'destructive' },
  'too-often': failure(messages.tooOften),
  'too-often-here': failure(messages.tooOftenHere),
  failed: failure(messages.numberFailed),
}

export const signInToSell: Toast = {
  title: messages.authenticationRequired,
  description: messages.loginToSell,
  tone: 'destructive',
}

/** @param discard deletes the draft */
export const draftKept = (discard: () => void): Toast => ({
  title: messages.draftKept,
  description: messages.draftReopens,
  action: { label: messages.discard, onClick: discard },
})

export const sharedLost: Toast = {
  title: messages.nothingTaken,
  description: messages.sharedLost,
  tone: 'destructive',
}

export const signInToReport: Toast = {
  title: messages.loginRequired,
  description: messages.loginToReport,
  tone: 'destructive',
}
