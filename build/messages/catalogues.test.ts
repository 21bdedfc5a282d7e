import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
import type { Language } from '../../src/kit/rules/language.ts'
import { compileCatalogues } from './catalogues.ts'
import { inLanguage, language } from './language-plugin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('what `npm run messages` writes is up to date', async () => {
  const modules = await compileCatalogues(root)
  expect(modules.size).toBeGreaterThan(0)
  for (const [path, text] of modules) expect(await readFile(join(root, path), 'utf8'), path).toBe(text)
})

/** Builds a module with its imports in a language. @returns the scripts */
const scriptIn = async (built: Language, entry = 'src/pages/about/words/about-page.gen.ts'): Promise<string> => {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { alias: { '@': join(root, 'src') } },
    plugins: [language(built)],
    build: { write: false, target: 'es2022', lib: { entry: join(root, entry), formats: ['es'] } },
  })
  return [output].flat().flatMap((result) => ('output' in result ? result.output : [])).map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

it('a build holds the texts of one language alone', async () => {
  const [english, kiswahili] = [await scriptIn('en'), await scriptIn('sw')]
  expect(english).toContain('Our Story')
  expect(english).not.toContain('Hadithi Yetu')
  expect(kiswahili).toContain('Hadithi Yetu')
  expect(kiswahili).not.toContain('Our Story')
})

it('a build holds the trackers’ articles in one language alone', async () => {
  const loader = 'src/education/load-tracker-article.ts'
  const [english, kiswahili] = [await scriptIn('en', loader), await scriptIn('sw', loader)]
  expect(english).toContain('Implants and coils work best')
  expect(english).not.toContain('Vipandikizi na koili')
  expect(kiswahili).toContain('Vipandikizi na koili')
  expect(kiswahili).not.toContain('Implants and coils')
})

it('the page says which language it is in', () => {
  expect(inLanguage('<!doctype html>\n<html lang="en-KE">', 'sw')).toBe('<!doctype html>\n<html lang="sw-KE">')
})
