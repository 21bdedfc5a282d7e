import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { chosenCampusKey } from '../../src/store/chosen-campus.ts'

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
  runInNewContext(source, {
    localStorage,
    sessionStorage,
    document: { documentElement: { dataset } },
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/' },
    addEventListener: () => {},
  })
  return dataset
}

it.each([
  ['asks on a phone without a campus', false, storageWith(null), storageWith(null)],
  [
    'asks where a changed row was stored that nobody has chosen',
    false,
    storageWith('{"slug":"tum","assumed":true}'),
    storageWith(null),
  ],
  ['asks where storage is blocked', false, blocked, blocked],
  ['does not ask who has chosen', true, storageWith('{"slug":"tum","name":"\\"assumed\\""}'), storageWith(null)],
  [
    'does not ask who has chosen for this tab, where the storage is full',
    true,
    storageWith(null),
    storageWith('{"slug":"uon"}'),
  ],
] as const)('the home screen %s', (_what, isChosen, local, session) => {
  expect('campusChosen' in runWith(local, session)).toBe(isChosen)
})

describe('a step of the history that a dialog has left', () => {
  /**
   * Runs the script of a page that began at 2000, at the last of those states.
   * @returns the states that it has gone back to
   */
  const openAt = (...states: readonly unknown[]) => {
    const steps = [...states]
    const shown: unknown[] = []
    let onStep = () => {}
    const history = {
      get state() {
        return steps.at(-1)
      },
      back() {
        steps.pop()
        shown.push(steps.at(-1))
        onStep()
      },
    }
    const addEventListener = (type: string, listener: () => void) => {
      if (type === 'popstate') onStep = listener
    }
    const document = { documentElement: { dataset: {} } }
    runInNewContext(source, {
      history,
      performance: { timeOrigin: 2000.5 },
      localStorage: blocked,
      document,
      matchMedia: () => ({ matches: false }),
      location: { pathname: '/' },
      addEventListener,
    })
    return { shown, back: history.back }
  }
  const home = { key: 'home' }
  const [first, second] = [
    { key: 'a', overlay: '1000.5 1' },
    { key: 'b', overlay: '1000.5 2' },
  ]

  it('is left at once when the page is loaded again on it, and so is one under it', () => {
    expect(openAt(home, first).shown).toEqual([home])
    expect(openAt(home, first, second).shown).toEqual([first, home])
    expect(openAt(home, { overlay: 7 }).shown).toEqual([home])
  })

  it('is skipped when Back leads to it later', () => {
    const { shown, back } = openAt(home, first, { key: 'cart' })
    expect(shown).toEqual([])
    back()
    expect(shown).toEqual([first, home])
  })

  it('stays if this page has added it', () => {
    expect(openAt(home, { overlay: '2000.5 1' }).shown).toEqual([])
    expect(openAt(home, null).shown).toEqual([])
  })
})
