import type { AccountProblemKind } from '@/domain/account/account-problems'

export const accountProblemTexts = {
  offline: 'Comrade cannot be reached right now. Check your connection, then try again.',
  'server-away': 'Our server is busy. Please try again in a moment.',
  'wrong-credentials': 'The email or the password is not right. Check both, or set a new password.',
  'not-confirmed': 'This email address is not confirmed yet. Open the link in the mail that we sent you.',
  taken: 'Account already exists. Please go to login page.',
  'weak-password': 'This password is too easy to guess. Please choose another one.',
  'same-password': 'This is the password that you have now. Please choose a new one.',
  'bad-email': 'We cannot send mail to this address. Check it for a typing mistake.',
  'too-often': 'That was asked for too often. Wait a minute, then try again.',
  'expired-link': 'This link has expired or was used before. Ask for a new one.',
  'other-browser': 'This link works only in the browser in which you asked for it. Open it there, or ask for a new one here.',
  'broken-link': 'This link is not complete. Open it again from the mail, or ask for a new one.',
  'signed-out': 'You are not signed in any more. Please sign in again: what you saved on this phone is kept.',
  closed: 'New accounts are closed for now. You can order without one.',
  banned: 'This account has been closed. Write to us if you think that this is a mistake.',
  'wrong-code': 'This code is not right, or its time is over. Enter the one that your app shows now.',
  'code-needed': 'This needs the code of your authenticator app first. Sign in again to enter it.',
  'factor-limit': 'You have as many authenticator apps as an account may have. Remove one first.',
  'refused-by-provider': 'The sign-in was not finished there. Try again, or use your email and password.',
  'identity-taken': 'That sign-in belongs to another account here. Sign in with it, or choose another one.',
  'last-identity': 'This is your only way to sign in. Add another one before you remove it.',
  'not-offered': 'This is not offered here at the moment.',
  other: 'That did not work. Please try again.',
} as const satisfies Record<AccountProblemKind, string>

const weaknessTexts: Readonly<Record<string, string>> = {
  length: 'it is too short',
  characters: 'it needs small and capital letters, digits and signs',
  pwned: 'it is known from a leak on another website',
}

/** Why a password is too weak, as one sentence. @param reasons the server's reason codes */
export const weakPasswordText = (reasons: readonly string[] = []): string => {
  const texts = reasons.flatMap((reason) => weaknessTexts[reason] ?? [])
  if (texts.length === 0) return accountProblemTexts['weak-password']
  return `Please choose another password: ${texts.join(', and ')}.`
}
