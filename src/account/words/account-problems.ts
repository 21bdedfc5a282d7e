import type { AccountProblemKind } from '@/account/rules/account-problems'
import * as messages from '#words/account/account-problems'

export const accountProblemTexts = {
  offline: messages.offline,
  'server-away': messages.serverAway,
  'wrong-credentials': messages.wrongCredentials,
  'not-confirmed': messages.notConfirmed,
  taken: messages.taken,
  'weak-password': messages.weakPassword,
  'same-password': messages.samePassword,
  'bad-email': messages.badEmail,
  'too-often': messages.tooOften,
  'expired-link': messages.expiredLink,
  'other-browser': messages.otherBrowser,
  'broken-link': messages.brokenLink,
  'signed-out': messages.signedOut,
  closed: messages.closed,
  banned: messages.banned,
  'wrong-code': messages.wrongCode,
  'wrong-mail-code': messages.wrongMailCode,
  'code-needed': messages.codeNeeded,
  'factor-limit': messages.factorLimit,
  'factor-name-taken': messages.factorNameTaken,
  'refused-by-provider': messages.refusedByProvider,
  'identity-taken': messages.identityTaken,
  'last-identity': messages.lastIdentity,
  'not-offered': messages.notOffered,
  'no-storage': messages.noStorage,
  other: messages.other,
} as const satisfies Record<AccountProblemKind, string>

const weaknessTexts: Readonly<Record<string, string>> = {
  length: messages.tooShort,
  characters: messages.needsCharacters,
  pwned: messages.leaked,
}

/** The reason why a password is too weak, as one sentence. @param reasons the server's reason codes */
export const weakPasswordText = (reasons: readonly string[] = []): string => {
  const [first, ...others] = reasons.flatMap((reason) => weaknessTexts[reason] ?? [])
  if (first === undefined) return accountProblemTexts['weak-password']
  return messages.chooseAnother({ reasons: others.reduce((one, other) => messages.bothReasons({ one, other }), first) })
}
