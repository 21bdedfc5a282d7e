import { describe, expect, it } from 'vitest'
import { keptFiles, readEarlierFiles } from './earlier-files'

const now = new Date('2026-12-10T08:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const file = (name: string, bytes = 1000) => ({ name, bytes })
const kept = (
  before: readonly { name: string; bytes: number }[],
  earlier: Readonly<Record<string, string>> = {},
  after: readonly string[] = [],
) => keptFiles({ before, earlier, after: new Set(after), now })

describe('the files of earlier builds', () => {
  it('are those that the new build lacks', () => {
    expect(kept([file('app-1.js'), file('same-1.js')], {}, ['app-2.js', 'same-1.js'])).toEqual({
      'app-1.js': now.toISOString(),
    })
  })

  it('stay for a week after their own build was replaced, however many builds follow', () => {
    const earlier = { 'old.js': daysAgo(6.9), 'older.js': daysAgo(7) }
    expect(kept([file('old.js'), file('older.js'), file('current.js')], earlier)).toEqual({
      'current.js': now.toISOString(),
      'old.js': daysAgo(6.9),
    })
  })

  it('are again files of a build that has them again', () => {
    expect(kept([file('back.js')], { 'back.js': daysAgo(3) }, ['back.js'])).toEqual({})
  })

  it('take 50 MB at most, the most recently replaced first', () => {
    const megabytes = (count: number) => count * 1024 * 1024
    const earlier = { 'a.js': daysAgo(1), 'b.js': daysAgo(2), 'c.js': daysAgo(3) }
    expect(
      Object.keys(
        kept([file('c.js', megabytes(20)), file('b.js', megabytes(20)), file('a.js', megabytes(20))], earlier),
      ),
    ).toEqual(['a.js', 'b.js'])
  })

  it('are none where the list is missing or broken', () => {
    for (const text of ['', '{', '[]', '{"a.js":"yesterday"}']) expect(readEarlierFiles(text)).toEqual({})
    expect(readEarlierFiles(JSON.stringify({ 'a.js': daysAgo(1) }))).toEqual({ 'a.js': daysAgo(1) })
  })
})
