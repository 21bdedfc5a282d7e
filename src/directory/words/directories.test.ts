import { describe, expect, it } from 'vitest'
import { providerMessage } from './directories'

describe('the chat with a provider', () => {
  it.each([
    ['Hand washing', 'Hello Mama Asha! I would like to ask about your services: Hand washing. Are you available?'],
    ['  Hand\nwashing ', 'Hello Mama Asha! I would like to ask about your services: Hand washing. Are you available?'],
    ['', 'Hello Mama Asha! I would like to ask about your services. Are you available?'],
  ])('for the speciality %j', (speciality, message) => {
    expect(providerMessage({ name: ' Mama Asha ', speciality })).toBe(message)
  })
})
