import { expect, test } from 'vitest'
import { methodName, providerNames, signInProviders } from './sign-in-providers'

test('every provider has a name that people know', () => {
  expect(signInProviders.map((name) => methodName(name))).toEqual(Object.values(providerNames))
})

test('email is a method, and an unknown one keeps the name the server gives', () => {
  expect(methodName('email')).toBe('Email and password')
  expect(methodName('keycloak')).toBe('keycloak')
})
