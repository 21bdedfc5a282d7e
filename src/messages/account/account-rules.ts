import { minPasswordLength } from '@/domain/account/account-rules'
import { hint } from './new-password.gen'

export const passwordHint = hint({ count: String(minPasswordLength) })
