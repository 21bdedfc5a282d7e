import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const versions = v.record(v.string(), v.string())
const manifest = v.object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
const readProjectFile = (path: string) => readFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
const { dependencies, devDependencies, optionalDependencies } = v.parse(
  manifest,
  JSON.parse(await readProjectFile('package.json')),
)
const all = { ...dependencies, ...devDependencies, ...optionalDependencies }

test('every dependency is pinned to an exact version', () => {
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('docs/dependencies.md lists every dependency and no other package', async () => {
  const table = await readProjectFile('docs/dependencies.md')
  const listed = [...table.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names]) =>
    [...(names ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expect(listed.toSorted()).toEqual(Object.keys(all).toSorted())
})
