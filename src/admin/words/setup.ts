import type { ClaimResult } from '@/admin/rules/setup'
import * as messages from '#words/admin/door'

const refusals: Readonly<Record<Exclude<ClaimResult, 'granted'>, string>> = {
  'wrong-code': messages.wrongCode,
  closed: messages.closed,
  wait: messages.wait,
}

/** The toast text when the role was not set. @param why a refusal, or the message of another problem */
export const roleFailure = (why: Exclude<ClaimResult, 'granted'> | { readonly message: string }): string =>
  messages.roleFailure({ reason: typeof why === 'string' ? refusals[why] : why.message })
