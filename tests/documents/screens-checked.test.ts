import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../supabase/local/places.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

/** The text of each section of a document, by its heading. */
const sectionsOf = (file: string) =>
  new Map(
    read(file)
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n') + 1)]),
  )

const screens = sectionsOf('docs/screens.md')
const checked = sectionsOf('docs/screens-checked.md')

const isRule = (line: string) => /^\|[-| ]+\|$/.test(line)

/** The rows of the tables in a section, without headers. */
const rowsOf = (section: string): readonly string[] => {
  const lines = section.split('\n')
  return lines.filter((line, index) => line.startsWith('|') && !isRule(line) && !isRule(lines[index + 1] ?? ''))
}

/** The paragraphs and list items of a section, each on one line. */
const passagesOf = (section: string): readonly string[] =>
  section
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .join('\n')
    .split(/\n{2,}|\n(?=- |\d+\. )/)
    .map((passage) => passage.replaceAll('\n', ' ').trim())
    .filter((passage) => passage !== '')

const statementsOf = (heading: string) => rowsOf(checked.get(heading) ?? '').map((row) => row.slice(2, -2).split(' | '))

test('every section of docs/screens.md has its statements in docs/screens-checked.md', () => {
  expect([...checked.keys()]).toEqual([...screens.keys()].filter((heading) => heading !== 'Contents'))
})

describe.each([...checked.keys()])('%s', (heading) => {
  const section = screens.get(heading) ?? ''
  const statements = statementsOf(heading)

  test('every passage has a statement', () => {
    const all = [...passagesOf(section), ...rowsOf(section)]
    expect(all.filter((passage) => !statements.some(([statement = '']) => passage.includes(statement)))).toEqual([])
  })

  test('every statement quotes the document', () => {
    const text = section.replaceAll('\n', ' ')
    expect(statements.filter(([statement = '']) => !text.includes(statement))).toEqual([])
  })

  test('every named test exists, and every unchecked statement has a reason', () => {
    const invalid = statements.filter(
      ([, file = '', name = '']) => name === '' || (file !== 'not checked' && !read(file).includes(name)),
    )
    expect(invalid).toEqual([])
  })
})
