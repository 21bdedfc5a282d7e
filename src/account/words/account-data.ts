import type { AccountDataProblem } from '@/account/rules/account-problems'
import { dayOf } from '@/kit/rules/day'
import { isPastDue, type PendingDeletion } from '@/account/rules/account-deletion'
import { longDay } from '@/kit/words/format-day'
import * as messages from '#words/account/account-data'
import * as deletion from '#words/account/account-deletion'

export const accountDataProblemText: Readonly<Record<AccountDataProblem, string>> = {
  offline: messages.offline,
  'sign-in': messages.signIn,
  'second-factor': messages.secondFactor,
  'too-often': messages.tooOften,
  busy: messages.busy,
  failed: messages.failed,
}

const about = [messages.everythingHeld, messages.notInFile, messages.timesInUtc] as const

/** The export of a person's data, as a readable JSON file. @param data the server's response */
export const myDataFile = (
  data: Readonly<Record<string, unknown>>,
  now: Date,
): { readonly name: string; readonly text: string } => ({
  name: `comrade-my-data-${dayOf(now)}.json`,
  text: `${JSON.stringify({ about, saved_at: now.toISOString(), data }, null, 2)}\n`,
})

/** Says on which day the account will be deleted, in the time zone of the phone. */
export const deletionText = (pending: PendingDeletion, now: Date): string =>
  isPastDue(pending, now)
    ? deletion.aboutToBeDeleted
    : deletion.deletedOn({ day: longDay(dayOf(new Date(pending.dueAt))) })

export const postsText = ({ alsoPosts }: PendingDeletion): string =>
  alsoPosts ? deletion.postsDeleted : deletion.postsStay
