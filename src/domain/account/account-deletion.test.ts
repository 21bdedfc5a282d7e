import { describe, expect, it, test } from 'vitest'
import { confirmsDeletion, deletionText, isCheckDue, isPastDue, postsText, type PendingDeletion } from './account-deletion'

const dueAt = new Date(2026, 10, 30, 9).toISOString()
const pending: PendingDeletion = { kind: 'pending', dueAt, alsoPosts: false }
const before = new Date(2026, 10, 23, 9)
const after = new Date(2026, 10, 30, 9, 1)

test('the day of a deletion is notified by the calendar of the phone', () => {
  expect(deletionText(pending, before)).toBe('Your account will be deleted on Monday 30 November 2026.')
})

test('a deletion whose time has come names no day that is over', () => {
  expect(isPastDue(pending, before)).toBe(false)
  expect(isPastDue(pending, after)).toBe(true)
  expect(deletionText(pending, after)).toBe('Your account is about to be deleted.')
})

test('what becomes of gossip posts is said either way', () => {
  expect(postsText(pending)).toContain('stay, without any author')
  expect(postsText({ ...pending, alsoPosts: true })).toContain('deleted, too')
})

describe('a deletion is meant by who', () => {
  it.each(['DELETE', 'delete', ' Delete ', 'amina@students.example', 'Amina@Students.Example '])('types %j', (typed) => {
    expect(confirmsDeletion(typed, 'amina@students.example')).toBe(true)
  })
  it.each(['', ' ', 'DELET', 'yes', 'brian@students.example'])('but not %j', (typed) => {
    expect(confirmsDeletion(typed, 'amina@students.example')).toBe(false)
  })
  it('types something, also where the account has no email', () => {
    expect(confirmsDeletion('', '')).toBe(false)
  })
})

describe('a phone asks by itself how it stands', () => {
  const askedAt = before.toISOString()
  const hours = (count: number) => new Date(before.getTime() + count * 3_600_000)

  it('when it never has', () => expect(isCheckDue(null, before)).toBe(true))
  it('once a day', () => {
    expect(isCheckDue({ askedAt, status: { kind: 'kept' } }, hours(23))).toBe(false)
    expect(isCheckDue({ askedAt, status: { kind: 'kept' } }, hours(24))).toBe(true)
  })
  it('when the time of a deletion has come', () => {
    const last = { askedAt: new Date(after.getTime() - 60_000).toISOString(), status: pending }
    expect(isCheckDue(last, after)).toBe(true)
  })
  it('when its clock was set back', () => expect(isCheckDue({ askedAt, status: { kind: 'kept' } }, hours(-1))).toBe(true))
})
