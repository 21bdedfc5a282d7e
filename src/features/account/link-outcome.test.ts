import { expect, test } from 'vitest'
import { done, failed, localProblem } from '@/data/session/account-result'
import { linkOutcome } from './link-outcome'

test('a confirmation link signs the user in when it is opened in the browser that requested it', () => {
  expect(linkOutcome('confirmation', done(true))).toEqual({ kind: 'confirmed', signedIn: true })
})

test('a confirmation link that cannot sign in (other browser, offline) still confirms the address', () => {
  expect(linkOutcome('confirmation', failed(localProblem('other-browser')))).toEqual({ kind: 'confirmed', signedIn: false })
  expect(linkOutcome('confirmation', failed(localProblem('offline')))).toEqual({ kind: 'confirmed', signedIn: false })
})

test('an expired confirmation link is reported as a problem', () => {
  const problem = localProblem('expired-link')
  expect(linkOutcome('confirmation', failed(problem))).toEqual({ kind: 'problem', problem })
})

test('there is no outcome when nobody was signed in', () => {
  expect(linkOutcome('confirmation', done(false))).toEqual({ kind: 'nothing' })
})

test('a recovery link leads to the new password or reports its problem', () => {
  expect(linkOutcome('recovery', done(true))).toEqual({ kind: 'new-password' })
  const problem = localProblem('other-browser')
  expect(linkOutcome('recovery', failed(problem))).toEqual({ kind: 'problem', problem })
})

test('a sign-in by a provider leads to a welcome', () => {
  expect(linkOutcome('provider', done(true))).toEqual({ kind: 'welcome' })
})
