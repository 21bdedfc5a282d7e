import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { besideOf, publishBuild, removeUnfinished } from './publish-build'

let folder: string
let dist: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comrade-publish-'))
  dist = join(folder, 'dist')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = async (root: string, files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
}

/** Builds and publishes an app of one script. */
const publish = async (
  version: string,
  { id = version, at = '2026-12-01T08:00:00Z' }: { id?: string; at?: string } = {},
) => {
  const next = besideOf(dist, id)
  await write(next, {
    'index.html': `page ${version}`,
    [`assets/app-${version}.js`]: `script ${version}`,
    [`assets/app-${version}.js.br`]: version,
  })
  await publishBuild(next, dist, { id, now: new Date(at) })
}

const read = (name: string) => readFile(join(dist, name), 'utf8')
const scripts = async () => (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js')).toSorted()

describe('a build', () => {
  it('takes the place of the one before and leaves nothing beside it', async () => {
    await publish('1')
    await publish('2')
    expect(await read('index.html')).toBe('page 2')
    expect(await readdir(folder)).toEqual(['dist'])
  })

  it('keeps the hashed files of the builds before for a week, and none of their pages', async () => {
    await publish('1')
    await write(dist, { 'gone.html': 'a page of the first build' })
    await publish('2', { at: '2026-12-02T08:00:00Z' })
    await publish('3', { at: '2026-12-08T08:00:00Z' })
    expect(await scripts()).toEqual(['app-1.js', 'app-2.js', 'app-3.js'])
    expect([await read('assets/app-1.js'), await read('assets/app-1.js.br')]).toEqual(['script 1', '1'])
    await expect(read('gone.html')).rejects.toThrow('ENOENT')
    await publish('4', { at: '2026-12-09T08:00:00Z' })
    expect(await scripts()).toEqual(['app-2.js', 'app-3.js', 'app-4.js'])
  })

  it('is whole at every moment at which its folder is there', async () => {
    await publish('1')
    const seen = new Set<string>()
    let isDone = false
    const watch = async () => {
      while (!isDone) {
        const found = await Promise.all([read('index.html'), read('assets/app-1.js')]).catch(() => [])
        if (found[0] !== undefined) seen.add(found.join())
      }
    }
    const watching = watch()
    for (let n = 2; n < 30; n += 1) await publish(String(n))
    isDone = true
    await watching
    expect([...seen].filter((text) => !/^page \d+,script 1$/.test(text))).toEqual([])
  })

  it('that ends together with others is one of them, whole', async () => {
    await publish('1')
    await Promise.all(['2', '3', '4', '5'].map((version) => publish(version)))
    const [, version] = /page (\d)/.exec(await read('index.html')) ?? []
    expect(await read(`assets/app-${version}.js`)).toBe(`script ${version}`)
    expect(await scripts()).toContain('app-1.js')
    expect(await readdir(folder)).toEqual(['dist'])
  })
})

it('keeps the hashed files of builds that end together with it, for the pages that are open', async () => {
  for (let round = 0; round < 20; round += 1) {
    await rm(dist, { recursive: true, force: true })
    await publish('1')
    await Promise.all(['2', '3', '4', '5'].map((version) => publish(version)))
    expect(await scripts()).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'app-4.js', 'app-5.js'])
  }
})

describe('a build that was ended', () => {
  it('leaves nothing to the next one, which leaves alone what others still write', async () => {
    await write(folder, {
      'dist/index.html': 'page',
      'dist.11.next/a': '',
      'dist.11.old/a': '',
      'dist.12.next/a': '',
      'dist.backup/a': '',
    })
    await removeUnfinished(dist, (pid) => pid === 12)
    expect((await readdir(folder)).toSorted()).toEqual(['dist', 'dist.12.next', 'dist.backup'])
  })

  it('between its two names gives way to the one before', async () => {
    await write(folder, { 'dist.11.next/index.html': 'half', 'dist.11.old/index.html': 'page' })
    await removeUnfinished(dist, () => false)
    expect([await read('index.html'), await readdir(folder)]).toEqual(['page', ['dist']])
  })
})
