import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compareReleased, hashesIn, parseReleased, releasedFile, writtenReleased } from './released-migrations'

const root = fileURLToPath(new URL('../..', import.meta.url))

const released = new Map([
  ['1_first.sql', 'a'],
  ['3_third.sql', 'b'],
])
const none = { changed: [], removed: [], unlisted: [], late: [] }

describe('the released migrations', () => {
  it('are as they were released: a new one takes the place of an edit, and `npm run migrations` adds it to the list', () => {
    expect(compareReleased(parseReleased(readFileSync(releasedFile(root), 'utf8')), hashesIn(root))).toEqual(none)
  })

  it.each([
    [
      'an edited one',
      [
        ['1_first.sql', 'other'],
        ['3_third.sql', 'b'],
      ],
      { changed: ['1_first.sql'] },
    ],
    ['one that is gone', [['3_third.sql', 'b']], { removed: ['1_first.sql'] }],
    [
      'one with another name',
      [
        ['1_renamed.sql', 'a'],
        ['3_third.sql', 'b'],
      ],
      { removed: ['1_first.sql'], unlisted: ['1_renamed.sql'], late: ['1_renamed.sql'] },
    ],
    ['a new one', [...released, ['4_fourth.sql', 'c']], { unlisted: ['4_fourth.sql'] }],
    [
      'one between two that servers have',
      [...released, ['2_second.sql', 'c']],
      { unlisted: ['2_second.sql'], late: ['2_second.sql'] },
    ],
    ['none', [...released], {}],
  ] as const)('are compared with what there is: %s', (_what, present, expected) => {
    expect(compareReleased(released, new Map(present))).toEqual({ ...none, ...expected })
  })

  it('are listed as sha256sum writes and checks them', () => {
    const hashes = new Map([
      ['2_b.sql', 'b'.repeat(64)],
      ['1_a.sql', 'a'.repeat(64)],
    ])
    expect(writtenReleased(hashes)).toBe(
      `${'a'.repeat(64)}  migrations/1_a.sql\n${'b'.repeat(64)}  migrations/2_b.sql\n`,
    )
    expect([...parseReleased(writtenReleased(hashes))]).toEqual([...hashes].toSorted())
    for (const line of [
      '<<<<<<< ours',
      `${'a'.repeat(63)}  migrations/1_a.sql`,
      `${'a'.repeat(64)}  migrations/1_a.txt`,
    ])
      expect(() => parseReleased(line)).toThrow('a line that is none')
  })
})
