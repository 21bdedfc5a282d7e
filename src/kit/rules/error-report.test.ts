import { describe, expect, it } from 'vitest'
import { isoDay } from './day'
import { errorFrame, errorName, maxErrors, withError, type ErrorEntry } from './error-report'

const lastDay = isoDay('2026-11-23')
const seen = { place: 'outbox', error: 'TypeError', frame: '', release: '0.1.0', lastDay } as const
const withStack = (stack: string) => Object.assign(new Error('secret words'), { stack })

describe('an error', () => {
  it.each([
    [new TypeError('Amina wrote this'), 'TypeError'],
    [Object.assign(new Error('x'), { code: '23505' }), 'Error 23505'],
    [Object.assign(new Error('x'), { code: 'amina@students.example' }), 'Error'],
    [Object.assign(new Error('x'), { name: 'a name with words' }), 'Error'],
    [Object.assign(new Error('x'), { name: 'CycleLockedError' }), 'Error'],
    ['a thrown text', 'thrown string'],
  ])('is named only by its class and code: %s', (error, name) => expect(errorName(error)).toBe(name))

  it('has the topmost frame in a file of the app', () => {
    expect(
      errorFrame(
        withStack(
          'Error: secret words\n at f (https://c.example/assets/market.js:3:14)\n at g (https://c.example/assets/app-core.js:1:2)',
        ),
      ),
    ).toBe('market.js:3:14')
    expect(errorFrame(withStack('Error: secret words\n at f (chrome-extension://x/y.js:3:14)'))).toBe('')
  })

  it.each(['trackers.js', 'tracker-settings.js', 'health.js', 'pregnancy.js'])('in %s has no frame', (file) => {
    expect(errorFrame(withStack(`Error\n at f (https://c.example/assets/${file}:3:14)`))).toBe('')
  })
})

describe('the error log', () => {
  it('counts a repeated error and moves it to the end', () => {
    const entries = [seen, { ...seen, error: 'RangeError' }, seen].reduce<readonly ErrorEntry[]>(withError, [])
    expect(entries.map(({ error, count }) => [error, count])).toEqual([
      ['RangeError', 1],
      ['TypeError', 2],
    ])
  })

  it('counts releases separately', () => {
    expect([seen, { ...seen, release: '0.2.0' }].reduce<readonly ErrorEntry[]>(withError, [])).toHaveLength(2)
  })

  it('drops the oldest beyond its size', () => {
    const entries = Array.from({ length: maxErrors + 1 }, (_, index) => ({ ...seen, error: `Error${index}` })).reduce<
      readonly ErrorEntry[]
    >(withError, [])
    expect(entries).toHaveLength(maxErrors)
    expect(entries[0]?.error).toBe('Error1')
  })
})
