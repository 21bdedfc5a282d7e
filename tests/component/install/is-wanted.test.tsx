import { afterEach, expect, test } from 'vitest'
import { languageCache } from '@/store/worker-caches'
import { storeWantedLanguage } from '@/store/wanted-language'
import { refuseUnwanted } from '../../../sw/is-wanted'

const origin = 'https://comrade.example'

afterEach(() => caches.delete(languageCache))

const installs = (script: string, active: string | null) =>
  refuseUnwanted({
    location: { href: origin + script },
    registration: { active: active === null ? null : { scriptURL: origin + active } },
  }).then(
    () => true,
    () => false,
  )

test('a worker of another language is installed as long as that language is asked for', async () => {
  expect(await installs('/sw.sw.js', '/sw.js')).toBe(true)
  await storeWantedLanguage('sw')
  expect(await installs('/sw.sw.js', '/sw.js')).toBe(true)
  await storeWantedLanguage('en')
  expect(await installs('/sw.sw.js', '/sw.js')).toBe(false)
})

test('a first worker and a new version are installed whatever is asked for', async () => {
  await storeWantedLanguage('sw')
  expect(await installs('/sw.js', null)).toBe(true)
  expect(await installs('/sw.js', '/sw.js')).toBe(true)
})
