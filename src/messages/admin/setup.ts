import type { ClaimResult } from '@/domain/admin/setup'

const refusals: Readonly<Record<Exclude<ClaimResult, 'granted'>, string>> = {
  'wrong-code': 'This setup code is not right. Copy it again from the server.',
  closed: 'There is an admin already, and setup is closed for good.',
  wait: 'Too many wrong codes were tried. Wait an hour, then try again.',
}

/** The toast text when the role was not set. @param why a refusal, or the message of another problem */
export const roleFailure = (why: Exclude<ClaimResult, 'granted'> | { readonly message: string }): string =>
  `Failed to update user role: ${typeof why === 'string' ? refusals[why] : why.message}`
