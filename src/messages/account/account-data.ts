import type { AccountDataProblem } from '@/domain/account/account-data'
import { dayOf } from '@/domain/shared/day'

export const accountDataProblemText: Readonly<Record<AccountDataProblem, string>> = {
  offline: 'This needs a connection, and Comrade cannot be reached right now. Connect, then try again.',
  'sign-in': 'Please sign in again first.',
  'second-factor': 'This needs the code of your authenticator app first.',
  'too-often': 'You have asked for this several times. Please try again later.',
  busy: 'Our server is busy. Please try again in a moment.',
  failed: 'That did not work. Please try again.',
}

const about = [
  'This is everything that Comrade’s server holds about your account, as it was at the time under "saved_at". The entries under "data" are named after what they hold.',
  'What is on your phone only is not in this file: your cart, your orders, drafts, what has not been sent yet, and your cycle log. The cycle log has a backup of its own, in the settings of the tracker.',
  'Times are in UTC. Whoever has this file can read it, so keep it where only you can open it.',
]

/** The export of a person's data, as a readable JSON file. @param data the server's response */
export const myDataFile = (data: Readonly<Record<string, unknown>>, now: Date): { readonly name: string; readonly text: string } => ({
  name: `comrade-my-data-${dayOf(now)}.json`,
  text: `${JSON.stringify({ about, saved_at: now.toISOString(), data }, null, 2)}\n`,
})
