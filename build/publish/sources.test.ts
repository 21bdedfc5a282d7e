import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOfSources, isBuiltFrom, recordSources } from './sources.ts'

let project: string
const write = (file: string, text: string) => writeFile(join(project, file), text)

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'comrade-sources-'))
  await mkdir(join(project, 'src', 'app', 'routes'), { recursive: true })
  await write('index.html', '<!doctype html>')
  await write('src/app/routes/about.tsx', 'export {}')
})
afterEach(() => rm(project, { recursive: true, force: true }))

test('the hash of what a build reads changes with a file’s text, and with its name', async () => {
  const hashes = [await hashOfSources(project)]
  await write('src/app/routes/about.tsx', 'export const about = 1')
  hashes.push(await hashOfSources(project))
  await write('src/app/routes/terms.tsx', '')
  hashes.push(await hashOfSources(project))
  await write('index.html', '<!doctype html><title>Comrade</title>')
  hashes.push(await hashOfSources(project))
  expect(new Set(hashes).size).toBe(4)
})

test('declarations of types and what no build reads do not change it', async () => {
  const before = await hashOfSources(project)
  await write('src/app/routes/about.module.css.d.ts', 'export {}')
  await write('README.md', '# Comrade')
  expect(await hashOfSources(project)).toBe(before)
})

test('a variable of the app or its language changes it, one of the machine does not', async () => {
  const hash = await hashOfSources(project, {})
  expect(await hashOfSources(project, { VITE_SITE_ORIGIN: 'https://comrade.example' })).not.toBe(hash)
  expect(await hashOfSources(project, { COMRADE_LANGUAGE: 'sw' })).not.toBe(hash)
  expect(await hashOfSources(project, { HOME: '/root' })).toBe(hash)
})

test('a build is up to date while its sources are those that it was made of', async () => {
  const build = join(project, 'dist')
  expect(await isBuiltFrom(build, 'one')).toBe(false)
  await mkdir(build)
  await recordSources(build, 'one')
  expect([await isBuiltFrom(build, 'one'), await isBuiltFrom(build, 'other')]).toEqual([true, false])
})
