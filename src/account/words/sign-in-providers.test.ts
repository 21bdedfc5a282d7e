import { expect, test } from 'vitest'
import { signInProviders } from '@/account/rules/sign-in-providers'
import { methodName, providerNames } from './sign-in-providers'

test('every provider has a display name', () => {
  expect(signInProviders.map((name) => methodName(name))).toEqual(Object.values(providerNames))
})

test('email has a display name, and an unknown method keeps the server’s name', () => {
  expect(methodName('email')).toBe('Email and password')
  expect(methodName('keycloak')).toBe('keycloak')
})
