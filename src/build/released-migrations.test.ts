import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { changedReleasedMigrations, gitIn, type Git } from './released-migrations'

/** A repository with releases, and the migrations that differ from each. */
const repository =
  (changedSince: Readonly<Record<string, readonly string[]>>): Git =>
  (command, ...args) =>
    command === 'tag' ? Object.keys(changedSince) : (changedSince[args.find((argument) => argument.startsWith('v')) ?? ''] ?? [])

describe('migrations', () => {
  it('may change before the first release', () => {
    expect(changedReleasedMigrations(repository({}))).toEqual([])
  })

  it('that any release has may not change', () => {
    expect(changedReleasedMigrations(repository({ 'v1.0.0': ['1_first.sql'], 'v1.1.0': ['2_second.sql', '1_first.sql'] }))).toEqual(['1_first.sql', '2_second.sql'])
  })

  it('of this project are as its releases had them', () => {
    expect(changedReleasedMigrations(gitIn(fileURLToPath(new URL('../..', import.meta.url))))).toEqual([])
  })
})
