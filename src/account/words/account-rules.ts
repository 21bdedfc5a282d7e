import { minPasswordLength } from '@/account/rules/account-rules'
import { hint } from './new-password.gen'

export const passwordHint = hint({ count: String(minPasswordLength) })
