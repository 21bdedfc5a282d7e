import { spawnSync } from 'node:child_process'

/** Runs git and returns the lines of its output; none where there is no git or no repository. */
export type Git = (...args: readonly string[]) => readonly string[]

export const gitIn =
  (root: string): Git =>
  (...args) =>
    (spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '').split('\n').filter((line) => line !== '')

/**
 * The migrations that were changed, renamed or deleted since a release had them. Before the first release, which is the
 * first tag that begins with `v`, they may change freely.
 */
export const changedReleasedMigrations = (git: Git): string[] => {
  const releases = git('tag', '--list', 'v*')
  const changed = releases.flatMap((release) => git('diff', '--name-only', '--no-renames', '--diff-filter=MD', release, '--', 'supabase/migrations'))
  return [...new Set(changed)].toSorted()
}
