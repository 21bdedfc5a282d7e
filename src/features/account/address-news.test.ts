import { expect, test } from 'vitest'
import { done, failed, ownProblem } from '@/data/session/account-answer'
import { linkOutcome } from './link-outcome'

test('a confirmation link signs in where it was asked for', () => {
  expect(linkOutcome('confirmation', done(true))).toEqual({ kind: 'confirmed', signedIn: true })
})

test('opened in another browser, or when the network goes just then, it has still confirmed the address', () => {
  expect(linkOutcome('confirmation', failed(ownProblem('other-browser')))).toEqual({ kind: 'confirmed', signedIn: false })
  expect(linkOutcome('confirmation', failed(ownProblem('offline')))).toEqual({ kind: 'confirmed', signedIn: false })
})

test('an expired link has confirmed nothing', () => {
  const problem = ownProblem('expired-link')
  expect(linkOutcome('confirmation', failed(problem))).toEqual({ kind: 'problem', problem })
})

test('an address that brought nobody says nothing', () => {
  expect(linkOutcome('confirmation', done(false))).toEqual({ kind: 'nothing' })
})

test('a recovery link leads to the new password, or says why not', () => {
  expect(linkOutcome('recovery', done(true))).toEqual({ kind: 'new-password' })
  const problem = ownProblem('other-browser')
  expect(linkOutcome('recovery', failed(problem))).toEqual({ kind: 'problem', problem })
})

test('a provider that let somebody in is a welcome', () => {
  expect(linkOutcome('provider', done(true))).toEqual({ kind: 'welcome' })
})
