import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { languageNames, languages, originalLanguage, type Language } from '../../src/kit/rules/language.ts'
import { buildApp, builtApp } from '../built-app.ts'
import { languageVariable } from '../messages/language-plugin.ts'
import { budgets } from './budgets.ts'
import { changedPage } from './changed-page.ts'
import { judge, report } from './limits.ts'
import { laterOf, measure, openBuild, screenChunks } from './measure.ts'

// `npm run size`: builds the app, builds it again with a changed sentence in each language, and compares both with the
// budgets.

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The app in one language, with a changed sentence. */
const buildChanged = async (language: Language) => {
  const outDir = join(root, 'node_modules', '.cache', 'comrade-size', language)
  process.env[languageVariable] = language
  await build({ root, logLevel: 'error', plugins: [changedPage(language)], build: { outDir, emptyOutDir: true } })
  return openBuild(outDir, language, originalLanguage)
}

await buildApp()
for (const language of languages) {
  const app = await openBuild(builtApp, language)
  console.log(languageNames[language])
  report(judge(budgets, await measure(app, await buildChanged(language))))
  const screens = await Promise.all(
    screenChunks(app).map(
      async (name) => `${name.replace(/^assets\/|-[\w-]{8}\.js$/g, '')} ${(await app.kb(name)).toFixed(1)}`,
    ),
  )
  console.log(`screens: ${screens.join(', ')}`)
  console.log(
    `the scripts of later screens, in one pack: ${(await app.kb(laterOf(app))).toFixed(1)} kB for ${app.precached.scripts.length} files`,
  )
}
