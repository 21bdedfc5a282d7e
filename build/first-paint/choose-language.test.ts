import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { pageLinkAt } from '../../src/app/install/rules/built-files.ts'
import { chosenLanguageKey } from '../../src/kit/rules/language.ts'
import { withLanguages } from './first-paint.ts'

const source = withLanguages(readFileSync(new URL('./choose-language.js', import.meta.url), 'utf8'))

type Phone = { readonly stored?: string; readonly languages?: readonly string[]; readonly hasWorker?: boolean }

/** @returns where the script leads to, or the address that it gives to the page */
const openWith = (address: string, { stored, languages = ['en-KE'], hasWorker = false }: Phone = {}) => {
  const led: { to?: string; as?: string } = {}
  const { pathname, search, hash } = new URL(address, 'https://comrade.example')
  runInNewContext(source, {
    location: { pathname, search, hash, replace: (to: string) => (led.to = to) },
    history: { state: null, replaceState: (_state: unknown, _title: string, as: string) => (led.as = as) },
    navigator: { languages, serviceWorker: { controller: hasWorker ? {} : null } },
    localStorage: { getItem: (key: string) => (key === chosenLanguageKey ? (stored ?? null) : null) },
    stop: () => {},
  })
  return led
}

describe('a link to a page', () => {
  it.each([
    ['/sw/groceries?item=1#top', '/groceries?item=1#top'],
    ['/sw', '/'],
    ['/sw/', '/'],
    ['/groceries.html?q=13', '/groceries?q=13'],
    ['/index.html', '/'],
    ['/sw/education/managing-pms.html', '/education/managing-pms'],
  ])('%s is shown as %s, whatever language the phone has', (link, address) => {
    for (const phone of [{}, { hasWorker: true }, { stored: 'en' }])
      expect(openWith(link, phone)).toEqual({ as: address })
    expect(pageLinkAt(new URL(link, 'https://comrade.example').pathname)?.path).toBe(
      new URL(address, 'https://comrade.example').pathname,
    )
  })

  it('leads to the language of the phone on a first visit, if it names none itself', () => {
    expect(openWith('/groceries?q=13', { languages: ['sw-KE', 'en'] })).toEqual({ to: '/sw/groceries?q=13' })
    expect(openWith('/groceries.html', { stored: 'sw' })).toEqual({ to: '/sw/groceries' })
    expect(openWith('/', { stored: 'sw' })).toEqual({ to: '/sw/' })
    expect(openWith('/groceries', { stored: 'sw', hasWorker: true })).toEqual({})
    expect(openWith('/sw/groceries', { languages: ['sw-KE'] })).toEqual({ as: '/groceries' })
  })

  it('stays as it is where it names the screen', () => {
    for (const address of ['/', '/groceries', '/swahili', '/no-such-page']) expect(openWith(address)).toEqual({})
  })
})
