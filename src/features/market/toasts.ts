import type { Outcome } from '@/data/sync/write'
import type { Toast } from '@/ui/feedback/toast'
import { maxPhotos } from '@/domain/market/listing'
import type { MarketVariant } from '@/messages/market/variants'
import type { SellerContactResult } from './seller-contact'

const failure = (description: string): Toast => ({ title: 'Error', description, tone: 'destructive' })

/** One toast per outcome: sent, queued on this phone, or refused. */
type OutcomeToasts = Readonly<Record<Outcome, Toast>>

export const listedToast = (variant: MarketVariant): OutcomeToasts => ({
  sent: variant.listedToast,
  waiting: { title: 'Kept on this phone', description: 'Your item will be listed as soon as it can be sent.' },
  refused: failure('Failed to list your item'),
})

export const changedToast: OutcomeToasts = {
  sent: { title: 'Success', description: 'Your changes are saved.' },
  waiting: { title: 'Kept on this phone', description: 'Your changes will be saved as soon as they can be sent.' },
  refused: failure('Failed to update item'),
}

export const deletedToast: OutcomeToasts = {
  sent: { title: 'Success', description: 'Item deleted successfully' },
  waiting: { title: 'Kept on this phone', description: 'The item will be deleted as soon as that can be sent.' },
  refused: failure('Failed to delete item'),
}

export const reportedToast: OutcomeToasts = {
  sent: { title: 'Report sent', description: 'Thank you. Our team will look at this item.' },
  waiting: { title: 'Kept on this phone', description: 'Your report will be sent when you are online.' },
  refused: failure('Failed to send your report'),
}

type ContactProblem = Exclude<SellerContactResult['kind'], 'number'>

/** Why the seller cannot be contacted now. */
export const contactToast: Readonly<Record<ContactProblem, Toast>> = {
  missing: { title: 'No Contact Info', description: 'Seller phone number not available', tone: 'destructive' },
  offline: { title: 'You are offline', description: "A seller's number is only shown online. Please try again when you are.", tone: 'destructive' },
  'sign-in': { title: 'Login Required', description: 'Please log in to contact the seller', tone: 'destructive' },
  'too-often': failure("You have asked for many sellers' numbers today. Please try again tomorrow."),
  'too-often-here': failure("Visitors of your network have asked for many sellers' numbers today. Log in, and you have your own forty."),
  failed: failure("The seller's number could not be fetched. Please try again."),
}

export const signInToSell: Toast = {
  title: 'Authentication Required',
  description: 'Please log in to list an item for sale',
  tone: 'destructive',
}

export const tooManyPhotos: Toast = { title: `At most ${maxPhotos} photos`, description: 'The first ones were added.', tone: 'destructive' }

/** @param discard deletes the draft */
export const draftKept = (discard: () => void): Toast => ({
  title: 'Draft kept on this phone',
  description: 'Sell Item opens it again.',
  action: { label: 'Discard', onClick: discard },
})

export const sharedLost: Toast = {
  title: 'Nothing was taken over',
  description: 'This phone could not keep what you shared. Please add the photos here.',
  tone: 'destructive',
}

export const signInToReport: Toast = { title: 'Login Required', description: 'Please log in to report an item', tone: 'destructive' }
