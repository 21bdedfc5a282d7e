import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { afterWriting } from './after-writing.ts'

const folder = mkdtempSync(join(tmpdir(), 'comrade-after-writing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entry = 'virtual:app'
const written: string[] = []
const app = (code: string): Plugin => ({
  name: 'test:app',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? code : null),
})
const worker = (): Plugin => ({
  name: 'test:worker',
  ...afterWriting(async () => {
    written.push('worker')
  }),
})

const buildWith = (code: string, ...plugins: readonly Plugin[]) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [app(code), worker(), ...plugins],
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: entry } },
  })

it('works on the app once it is written', async () => {
  await buildWith('document.title = "Comrade"')
  expect(written.splice(0)).toEqual(['worker'])
})

it('does nothing after a build that failed, so that its error is the one shown', async () => {
  const budget: Plugin = {
    name: 'test:budget',
    generateBundle() {
      this.error('The app is too heavy')
    },
  }
  await expect(buildWith('document.title = ', budget)).rejects.toThrow(/Unexpected token|Expected/i)
  await expect(buildWith('document.title = "Comrade"', budget)).rejects.toThrow('The app is too heavy')
  expect(written).toEqual([])
})
