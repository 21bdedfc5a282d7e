import { describe, expect, it, test } from 'vitest'
import { hourMs } from '@/kit/rules/durations'
import { confirmsDeletion, isCheckDue, isPastDue } from './account-deletion'
import { after, before, pending } from '#support/account/account-deletion-samples'

test('a deletion is past due after its time', () => {
  expect(isPastDue(pending, before)).toBe(false)
  expect(isPastDue(pending, after)).toBe(true)
})

describe('the confirmation of a deletion', () => {
  it.each(['DELETE', 'delete', ' Delete ', 'amina@students.example', 'Amina@Students.Example '])(
    'accepts %j',
    (typed) => {
      expect(confirmsDeletion(typed, 'amina@students.example', 'DELETE')).toBe(true)
    },
  )
  it.each(['', ' ', 'DELET', 'yes', 'brian@students.example'])('rejects %j', (typed) => {
    expect(confirmsDeletion(typed, 'amina@students.example', 'DELETE')).toBe(false)
  })
  it('rejects empty text, even for an account without an email', () => {
    expect(confirmsDeletion('', '', 'DELETE')).toBe(false)
  })
})

describe('a check of the account status is due', () => {
  const checkedAt = before.toISOString()
  const hours = (count: number) => new Date(before.getTime() + count * hourMs)

  it('when there has been none', () => expect(isCheckDue(null, before)).toBe(true))
  it('once a day', () => {
    expect(isCheckDue({ checkedAt, status: { kind: 'active' } }, hours(23))).toBe(false)
    expect(isCheckDue({ checkedAt, status: { kind: 'active' } }, hours(24))).toBe(true)
  })
  it('when a deletion is due', () => {
    const last = { checkedAt: new Date(after.getTime() - 60_000).toISOString(), status: pending }
    expect(isCheckDue(last, after)).toBe(true)
  })
  it('when the clock was set back', () =>
    expect(isCheckDue({ checkedAt, status: { kind: 'active' } }, hours(-1))).toBe(true))
})
