import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { layoutViolations } from './page-violations.ts'
import { root } from './paths.ts'
import { initialViews } from './views.ts'

test.use({ locale: 'sw-KE' })

const catalogueSchema = v.record(v.string(), v.string())
const read = async (file: string) => v.parse(catalogueSchema, JSON.parse(await readFile(join(root, file), 'utf8')))

/** A text of fewer words may be a name, or be the same in both languages. */
const isSentence = (text: string): boolean => text.split(' ').length >= 3 && !/[{<]/.test(text)

/** Texts of the campus and its shops, from rows and lists, which the app does not translate. */
const ofOthers = async (): Promise<string> => {
  const texts = [await readFile(join(root, 'supabase/seed.sql'), 'utf8')]
  for await (const file of glob('public/catalogues/**/*.json', { cwd: root }))
    texts.push(await readFile(join(root, file), 'utf8'))
  return texts.join('\n')
}

/** Days, ages and hours in English. */
const englishTimes = new RegExp(
  [
    String.raw`\bjust now\b`,
    String.raw`\d (?:second|minute|hour|day)s?\b`,
    String.raw`\b(?:open|closed|working) now\b`,
    String.raw`\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?:[a-z]*day)?\b`,
    String.raw`\d (?:January|February|March|April|May|June|July|August|September|October|November|December|Mar|Aug|Oct|Dec)\b`,
  ].join('|'),
  'gi',
)

/** The English sentences that differ from their Kiswahili translation. */
const englishSentences = async (): Promise<readonly string[]> => {
  const found: string[] = []
  const others = await ofOthers()
  for await (const file of glob('src/**/words/**/*.en.json', { cwd: root })) {
    const [english, kiswahili] = [await read(file), await read(file.replace(/en\.json$/, 'sw.json'))]
    found.push(
      ...Object.entries(english).flatMap(([name, text]) =>
        isSentence(text) && kiswahili[name] !== text && !others.includes(text) ? [text] : [],
      ),
    )
  }
  return found
}

test('on a phone in Kiswahili every screen speaks it, and nothing is cut off', async ({ page }) => {
  test.setTimeout(240_000)
  const [sentences, others] = [await englishSentences(), await ofOthers()]
  expect(sentences.length).toBeGreaterThan(500)
  for (const { address, name } of initialViews) {
    await test.step(name, async () => {
      await visit(page, address)
      await expect(page.getByRole('main').getByRole('heading', { level: 1, includeHidden: true })).not.toBeEmpty()
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE')
      expect(new URL(page.url()).pathname).toBe(address)
      const shown = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
      expect
        .soft(
          sentences.filter((sentence) => shown.includes(sentence)),
          name,
        )
        .toEqual([])
      const times = shown.match(englishTimes) ?? []
      expect
        .soft(
          times.filter((time) => !new RegExp(String.raw`\b${time}\b`).test(others)),
          name,
        )
        .toEqual([])
      expect.soft(await layoutViolations(page), name).toEqual([])
    })
  }
})
