import { describe, expect, it } from 'vitest'
import { readRecent, withRecent } from './recent-searches'

describe('what was looked for lately', () => {
  it('has the latest first, each once in whatever case, and six at most', () => {
    const all = ['unga', 'gas', 'room', 'pens', 'milk', 'eggs', ' Gas '].reduce<readonly string[]>(withRecent, [])
    expect(all).toEqual(['Gas', 'eggs', 'milk', 'pens', 'room', 'unga'])
  })

  it('has words once, however their letters and blanks are composed', () => {
    expect(withRecent(['cafe\u0301', 'men’s  shoes', 'gas\u200b'], "men's shoes")).toEqual([
      "men's shoes",
      'cafe\u0301',
      'gas\u200b',
    ])
    expect(withRecent(['cafe\u0301'], ' café\u200b')).toEqual(['café'])
  })

  it('cuts no emoji in half', () => {
    expect(withRecent([], `${'a'.repeat(59)}😀`)).toEqual(['a'.repeat(59)])
  })

  it('keeps nothing of a blank query', () => {
    expect(withRecent(['unga'], '  ')).toEqual(['unga'])
  })

  it.each([undefined, 'unga', [1], ['']])('is nothing when what is stored is %j', (stored) => {
    expect(readRecent(stored)).toEqual([])
  })
})
