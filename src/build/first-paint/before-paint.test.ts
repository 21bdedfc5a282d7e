import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { chosenCampusKey } from '../../data/chosen-campus.ts'

const source = readFileSync(new URL('./before-paint.js', import.meta.url), 'utf8')

const storageWith = (text: string | null) => ({ getItem: (key: string) => (key === chosenCampusKey ? text : null) })
const blocked = {
  getItem: () => {
    throw new Error('blocked')
  },
}

/** @returns what the script writes to the root element */
const runWith = (localStorage: object, sessionStorage: object = storageWith(null)) => {
  const dataset: Record<string, string> = {}
  runInNewContext(source, { localStorage, sessionStorage, document: { documentElement: { dataset } }, matchMedia: () => ({ matches: false }), location: { pathname: '/' }, addEventListener: () => {} })
  return dataset
}

it.each([
  ['asks on a phone without a campus', false, storageWith(null), storageWith(null)],
  ['asks where a changed row was stored that nobody has chosen', false, storageWith('{"slug":"tum","assumed":true}'), storageWith(null)],
  ['asks where storage is blocked', false, blocked, blocked],
  ['does not ask who has chosen', true, storageWith('{"slug":"tum","name":"\\"assumed\\""}'), storageWith(null)],
  ['does not ask who has chosen for this tab, where the storage is full', true, storageWith(null), storageWith('{"slug":"uon"}')],
] as const)('the home screen %s', (_what, isChosen, local, session) => {
  expect('campusChosen' in runWith(local, session)).toBe(isChosen)
})
