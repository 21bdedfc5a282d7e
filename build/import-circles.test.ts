import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const files = globSync('{build,src,sw}/**/*.{ts,tsx}', { cwd: root.pathname }).filter(
  (file) => !/\.test\.|\.gen\./.test(file),
)
const known = new Set(files)

const imported = /(?:\bfrom |\bimport\(|^import )'(@|\.\.?)(\/[^']*)?'/gm

const importsOf = (file: string): string[] =>
  [...readFileSync(new URL(file, root), 'utf8').matchAll(imported)].flatMap(([, start = '', rest = '']) => {
    const path = start === '@' ? join('src', rest) : join(file, '..', start + rest)
    return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).filter((each) => known.has(each))
  })

/** The files in import cycles: removes files without importers or without imports until none is left to remove. */
const inCircles = (imports: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> => {
  const reached = new Set([...imports.values()].flat())
  const left = new Map(
    [...imports].filter(([file, targets]) => reached.has(file) && targets.some((target) => imports.has(target))),
  )
  return left.size === imports.size ? left : inCircles(left)
}

// The linter sees no circle that closes through `import()`.
it('no file imports itself by way of others, not even later or for a type alone', () => {
  expect([...inCircles(new Map(files.map((file) => [file, importsOf(file)]))).keys()]).toEqual([])
})
