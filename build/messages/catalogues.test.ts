import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
import type { Language } from '../../src/kit/rules/language.ts'
import { inLanguage, language } from './language-plugin.ts'
import { writeWords } from './write-words.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('modules follow their catalogues: changed, new and removed', async () => {
  const project = await mkdtemp(join(tmpdir(), 'comrade-words-'))
  const write = async (name: string, en: string, sw: string) => {
    await mkdir(join(project, 'src/stall/words'), { recursive: true })
    for (const [code, text] of [
      ['en', en],
      ['sw', sw],
    ])
      await writeFile(join(project, `src/stall/words/${name}.${code}.json`), JSON.stringify({ text }))
  }
  const written = async () =>
    (await readdir(join(project, '.words'), { recursive: true })).filter((path) => path.endsWith('.ts')).toSorted()
  await write('prices', 'Prices', 'Bei')
  await write('hours', 'Hours', 'Saa')
  await writeWords(project)
  expect(await written()).toEqual([
    'en/stall/hours.ts',
    'en/stall/prices.ts',
    'sw/stall/hours.ts',
    'sw/stall/prices.ts',
  ])
  await write('prices', 'Low prices', 'Bei nafuu')
  for (const code of ['en', 'sw']) await rm(join(project, `src/stall/words/hours.${code}.json`))
  await writeWords(project)
  expect(await written()).toEqual(['en/stall/prices.ts', 'sw/stall/prices.ts'])
  expect(await readFile(join(project, '.words/sw/stall/prices.ts'), 'utf8')).toContain("text = 'Bei nafuu'")
  await rm(join(project, 'src/stall/words/prices.sw.json'))
  await expect(writeWords(project)).rejects.toThrow('src/stall/words/prices.sw.json')
  await rm(project, { recursive: true })
})

/** Builds a module with its imports in a language. @returns the scripts */
const scriptIn = async (built: Language, entry = 'src/kit/words/report-reasons.ts'): Promise<string> => {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { alias: { '@': join(root, 'src') } },
    plugins: [language(built)],
    build: { write: false, target: 'es2022', lib: { entry: join(root, entry), formats: ['es'] } },
  })
  return [output]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('')
}

it('a build holds the texts of one language alone', async () => {
  const [english, kiswahili] = [await scriptIn('en'), await scriptIn('sw')]
  expect(english).toContain('A scam or a false offer')
  expect(english).not.toContain('Utapeli au ofa ya uongo')
  expect(kiswahili).toContain('Utapeli au ofa ya uongo')
  expect(kiswahili).not.toContain('A scam or a false offer')
})

it('a build holds the trackers’ articles in one language alone', async () => {
  const files = 'src/education/tracker-article-files.ts'
  const [english, kiswahili] = [await scriptIn('en', files), await scriptIn('sw', files)]
  expect(english).toContain('Implants and coils work best')
  expect(english).not.toContain('Vipandikizi na koili')
  expect(kiswahili).toContain('Vipandikizi na koili')
  expect(kiswahili).not.toContain('Implants and coils')
})

it('the page says which language it is in', () => {
  expect(inLanguage('<!doctype html>\n<html lang="en-KE">', 'sw')).toBe('<!doctype html>\n<html lang="sw-KE">')
})
