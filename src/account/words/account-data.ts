import * as messages from '#words/account/account-data'
import type { AccountDataProblem } from '@/account/rules/account-data'
import { dayOf } from '@/kit/rules/day'

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
