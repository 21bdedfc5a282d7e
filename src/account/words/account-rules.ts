import { minPasswordLength } from '@/account/rules/account-rules'
import { hint } from '#words/account/new-password'

export const passwordHint = hint({ count: String(minPasswordLength) })
