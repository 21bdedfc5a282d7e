import { expect, test } from 'vitest'
import { after, before, pending } from '#support/account/account-deletion-samples'
import { deletionText, postsText } from './account-deletion'

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
