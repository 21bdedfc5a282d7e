import type { PendingDeletion } from '@/account/rules/account-deletion'

const dueAt = new Date(2026, 10, 30, 9).toISOString()
export const pending: PendingDeletion = { kind: 'pending', dueAt, alsoPosts: false }
export const before = new Date(2026, 10, 23, 9)
export const after = new Date(2026, 10, 30, 9, 1)
