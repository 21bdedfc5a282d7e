import { expect, it, vi } from 'vitest'
import { chosenLanguage } from './chosen-language'

const openOn = (languages: readonly string[], stored: string | null = null) => {
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('localStorage', { getItem: () => stored })
  return chosenLanguage()
}

it('is the choice, else the first of the phone that the app speaks, whatever language the page has', () => {
  expect(openOn(['sw-KE', 'en'])).toBe('sw')
  expect(openOn(['fr', 'en-GB', 'sw'])).toBe('en')
  expect(openOn(['sw'], 'en')).toBe('en')
  expect(openOn(['en'], 'de')).toBe('en')
  expect(openOn(['fr'])).toBe('en')
})

it('is the one of the phone where storage is blocked', () => {
  vi.stubGlobal('navigator', { languages: ['sw'] })
  vi.stubGlobal('localStorage', undefined)
  expect(chosenLanguage()).toBe('sw')
})
