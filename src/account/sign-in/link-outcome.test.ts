import { expect, test } from 'vitest'
import { done, failed, localProblem } from '@/account/store/account-result'
import { userId } from '@/kit/rules/ids'
import { mailOutcome, providerOutcome } from './link-outcome'

const user = { id: userId('6e2f8a34-0000-4000-8000-000000000001'), email: 'amina@students.example', fullName: null }

test.each([
  ['signup', 'confirmed'],
  ['recovery', 'new-password'],
  ['email_change', 'address-changed'],
] as const)('a mail for %s that signs in has the outcome %s, and names the person', (type, kind) => {
  expect(mailOutcome(type, done(user))).toEqual({ kind, user })
})

test('a change of address waits for the mail to the other address', () => {
  expect(mailOutcome('email_change', done(null))).toEqual({ kind: 'half-changed' })
})

test('a link that was used before or has expired is spent; anything else can be tried again', () => {
  expect(mailOutcome('signup', failed(localProblem('expired-link')))).toEqual({ kind: 'spent', type: 'signup' })
  const problem = localProblem('offline')
  expect(mailOutcome('signup', failed(problem))).toEqual({ kind: 'problem', problem })
})

test('a sign-in by a provider leads to a welcome, or says what went wrong', () => {
  expect(providerOutcome(done(true))).toEqual({ kind: 'welcome' })
  expect(providerOutcome(done(false))).toEqual({ kind: 'nothing' })
  const problem = localProblem('refused-by-provider')
  expect(providerOutcome(failed(problem))).toEqual({ kind: 'problem', problem })
})
