import { minPasswordLength } from '@/domain/account/account-rules'

export const passwordHint = `Password must be at least ${minPasswordLength} characters`
