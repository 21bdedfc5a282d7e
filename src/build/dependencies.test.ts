import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const named = v.record(v.string(), v.string())
const manifest = v.object({ dependencies: named, devDependencies: named, optionalDependencies: named })
const fileAt = (path: string) => readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
const { dependencies, devDependencies, optionalDependencies } = v.parse(manifest, JSON.parse(await fileAt('package.json')))
const all = { ...dependencies, ...devDependencies, ...optionalDependencies }

test('every dependency is one exact version', () => {
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('docs/dependencies.md says of every dependency what it is for, and of no other', async () => {
  const table = await fileAt('docs/dependencies.md')
  const told = [...table.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names]) => [...(names ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect(told.toSorted()).toEqual(Object.keys(all).toSorted())
})
