import { join } from 'node:path'
import * as v from 'valibot'
import { build, type Plugin } from 'vite'
import { languageNames, languages } from '../../domain/shared/language.ts'
import { languageVariable } from '../messages/language-plugin.ts'
import { budgets } from './budgets.ts'
import { changedPage } from './changed-page.ts'
import { cacheFolder, keysFolder, root } from './folders.ts'
import { judge, report } from './limits.ts'
import { laterOf, measure, openBuild, screenChunks } from './measure.ts'

// `npm run size:en`: builds the app in one language twice, once with a changed sentence, and compares it with the budgets.

process.env['COMRADE_DATA_DIR'] ??= keysFolder

const language = v.parse(v.picklist(languages), process.argv[2])
process.env[languageVariable] = language

const buildInto = async (name: string, plugins: Plugin[]) => {
  const outDir = join(cacheFolder, `${name}-${language}`)
  await build({ root, logLevel: 'error', plugins, build: { outDir, emptyOutDir: true } })
  return openBuild(outDir, language)
}

const app = await buildInto('now', [])
console.log(languageNames[language])
report(judge(budgets, await measure(app, await buildInto('changed', [changedPage(language)]))))
const screens = await Promise.all(screenChunks(app).map(async (name) => `${name.replace(/^assets\/|-[\w-]{8}\.js$/g, '')} ${(await app.kb(name)).toFixed(1)}`))
console.log(`screens: ${screens.join(', ')}`)
console.log(`the scripts of later screens, in one pack: ${(await app.kb(laterOf(app))).toFixed(1)} kB for ${app.kept.scripts.length} files`)
