import { expect, test } from 'vitest'
import type { PendingDeletion } from '@/domain/account/account-deletion'
import { deletionText, postsText } from './account-deletion'

const dueAt = new Date(2026, 10, 30, 9).toISOString()
const pending: PendingDeletion = { kind: 'pending', dueAt, alsoPosts: false }
const before = new Date(2026, 10, 23, 9)
const after = new Date(2026, 10, 30, 9, 1)

test('the day of a deletion is shown in the time zone of the phone', () => {
  expect(deletionText(pending, before)).toBe('Your account will be deleted on Monday 30 November 2026.')
})

test('a deletion that is due shows no past date', () => {
  expect(deletionText(pending, after)).toBe('Your account is about to be deleted.')
})

test('the text says whether gossip posts stay or are deleted', () => {
  expect(postsText(pending)).toContain('stay, without any author')
  expect(postsText({ ...pending, alsoPosts: true })).toContain('deleted, too')
})
