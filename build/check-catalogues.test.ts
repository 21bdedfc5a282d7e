import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { shippedCampuses } from '@/kit/rules/campus'
import { articleProblem, catalogueProblem, checkCatalogues } from './check-catalogues'

const dish = {
  id: 'pilau',
  name: 'Pilau',
  price: 200,
  description: 'Spiced rice',
  image: '/pictures/food.svg#pilau',
  category: 'local',
  restaurant: 'Swahili Plates',
  whatsapp: '0700000012',
}
const file = (...items: unknown[]) => JSON.stringify({ version: 1, items })

describe('catalogueProblem', () => {
  it('returns null for a valid catalogue', () => {
    expect(catalogueProblem('tum', 'food', file(dish))).toBeNull()
  })

  it.each([
    ['a negative price', file(dish, { ...dish, price: -50 }), /at items\.1\.price/],
    ['an unknown category', file({ ...dish, category: 'dessert' }), /at items\.0\.category/],
    ['a missing name', file({ ...dish, name: undefined }), /at items\.0\.name/],
    ['another version', JSON.stringify({ version: 2, items: [] }), /at version/],
    ['text that is not JSON', '{broken', /JSON/],
  ])('names the file and the field for %s', (_what, text, field) => {
    const problem = catalogueProblem('tum', 'food', text)
    expect(problem).toMatch(/^public\/catalogues\/tum\/food\.json: /)
    expect(problem).toMatch(field)
  })
})

it('a new phone is asked for a campus that has catalogues, and for each of them', async () => {
  const folders = await readdir(new URL('../public/catalogues', import.meta.url))
  expect(shippedCampuses.map(({ slug }) => slug).toSorted()).toEqual(folders.toSorted())
})

describe('articleProblem', () => {
  const article = {
    version: 1,
    updated: 'November 2026',
    lead: 'What a cycle is.',
    keyPoints: ['Day 1 is the first day of bleeding.'],
    sections: [{ id: 'phases', title: 'Phases', blocks: [{ type: 'paragraph', text: 'There are four.' }] }],
    sources: [{ organisation: 'NHS', title: 'Periods' }],
  }
  const withBlocks = (...blocks: unknown[]) =>
    JSON.stringify({ ...article, sections: [{ ...article.sections[0], blocks }] })
  const hormones = { type: 'table', caption: 'Hormones', columns: ['Phase', 'LH'], rows: [['Luteal', 'Low']] }

  it('returns null for a valid article', () => {
    expect(articleProblem('menstrual-cycle', withBlocks(hormones))).toBeNull()
  })

  it.each([
    ['a block of an unknown type', withBlocks(hormones, { type: 'video' }), /at sections\.0\.blocks\.1\.type/],
    [
      'a row with too few cells',
      withBlocks({ ...hormones, rows: [['Luteal']] }),
      /one cell per column.*at sections\.0\.blocks\.0/s,
    ],
    ['three phases', withBlocks({ type: 'phases', items: [] }), /at sections\.0\.blocks\.0\.items/],
    ['no source', JSON.stringify({ ...article, sources: [] }), /at sources/],
    [
      'two sections with the same anchor',
      JSON.stringify({ ...article, sections: [article.sections[0], article.sections[0]] }),
      /same id/,
    ],
    ['text that is not JSON', '{broken', /JSON/],
  ])('names the file and the field for %s', (_what, text, field) => {
    const problem = articleProblem('menstrual-cycle', text)
    expect(problem).toMatch(/^public\/education\/menstrual-cycle\.json: /)
    expect(problem).toMatch(field)
  })
})

describe('a build', () => {
  /** Builds an empty entry with the project's catalogues and articles, one of them changed. */
  const buildWith = async (change: (text: string) => string, name = 'catalogues/tum/gas.json'): Promise<unknown> => {
    const publicDir = await mkdtemp(join(tmpdir(), 'comrade-public-'))
    onTestFinished(() => rm(publicDir, { recursive: true, force: true }))
    for (const folder of ['catalogues', 'education'])
      await cp(join('public', folder), join(publicDir, folder), { recursive: true })
    const changed = join(publicDir, name)
    await writeFile(changed, change(await readFile(changed, 'utf8')))
    const entry = join(publicDir, 'entry.js')
    await writeFile(entry, 'export {}')
    return build({
      configFile: false,
      logLevel: 'silent',
      publicDir,
      plugins: [checkCatalogues()],
      build: { write: false, rolldownOptions: { input: entry } },
    })
  }

  it('succeeds with the unchanged catalogues', async () => {
    await expect(buildWith((gas) => gas)).resolves.toBeDefined()
  })

  it('fails for a negative price and names the file and the field', async () => {
    const broken = buildWith((gas) => gas.replace('"price": 2300', '"price": -2300'))
    await expect(broken).rejects.toThrow(/public\/catalogues\/tum\/gas\.json: .*at items\.0\.products\.1\.price/s)
  })

  it('fails for an article of unknown blocks and names the file and the field', async () => {
    const broken = buildWith(
      (text) => text.replace('"type": "phases"', '"type": "stages"'),
      'education/menstrual-cycle.json',
    )
    await expect(broken).rejects.toThrow(/public\/education\/menstrual-cycle\.json: .*at sections\.1\.blocks\.1\.type/s)
  })

  it('in Kiswahili fails for an article in Kiswahili alone', async () => {
    vi.stubEnv('COMRADE_LANGUAGE', 'sw')
    const breakIn = (name: string) => buildWith((text) => text.replace('"type": "phases"', '"type": "stages"'), name)
    await expect(breakIn('education/menstrual-cycle.json')).resolves.toBeDefined()
    await expect(breakIn('education/sw/menstrual-cycle.json')).rejects.toThrow(
      /public\/education\/sw\/menstrual-cycle\.json: .*at sections\.1\.blocks\.1\.type/s,
    )
  })
})
