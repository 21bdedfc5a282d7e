import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { budgets } from './budgets.ts'
import { changedPage } from './changed-page.ts'
import { judge, report } from './limits.ts'
import { measure, openBuild, screenChunks } from './measure.ts'

// `npm run size`: builds the app twice, once with a changed sentence, and compares it with the budgets.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cacheFolder = join(root, 'node_modules', '.cache', 'comrade-size')
process.env['COMRADE_DATA_DIR'] ??= join(cacheFolder, 'data')

const buildInto = async (name: string, plugins: Plugin[]) => {
  const outDir = join(cacheFolder, name)
  await build({ root, logLevel: 'error', plugins, build: { outDir, emptyOutDir: true } })
  return openBuild(outDir)
}

const app = await buildInto('now', [])
report(judge(budgets, await measure(app, await buildInto('changed', [changedPage()]))))
const screens = await Promise.all(screenChunks(app).map(async (name) => `${name.replace(/^assets\/|-[\w-]{8}\.js$/g, '')} ${(await app.kb(name)).toFixed(1)}`))
console.log(`screens: ${screens.join(', ')}`)
const precached = await Promise.all(app.precached.filter(({ url }) => !url.startsWith('pictures/')).map(({ url }) => app.kb(url)))
console.log(`everything precached, except pictures and the worker: ${precached.reduce((total, kb) => total + kb, 0).toFixed(1)} kB`)
