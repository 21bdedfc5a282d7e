import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importVectors, type ImportVector } from '#support/health/cycle/transfer/import-vectors'
import { afterPregnancyVectors } from '#support/health/cycle/after-pregnancy-vectors'
import type { Vector } from '#support/health/cycle/health-vector'
import { methodVectors } from '#support/health/cycle/method-vectors'
import { pillVectors } from '#support/health/cycle/pill-vectors'
import { periodVectors } from '#support/health/cycle/period-vectors'
import { predictionVectors } from '#support/health/cycle/prediction-vectors'
import { pregnancyVectors } from '#support/health/cycle/pregnancy-vectors'
import { stageVectors } from '#support/health/cycle/stage-vectors'
import { inWords, vectorWords } from '#support/health/cycle/vector-words'
import type { CareVector } from '#support/health/pregnancy/care-vector'
import { contractionVectors } from '#support/health/pregnancy/contraction-vectors'
import { lastPeriodVectors } from '#support/health/pregnancy/last-period-vectors'
import { movementVectors } from '#support/health/pregnancy/movement-vectors'
import { visitVectors } from '#support/health/pregnancy/visit-vectors'
import { projectRoot } from '../../supabase/local/places.ts'
import { healthActs } from './health-acts.ts'

const logs: Readonly<Record<string, Readonly<Record<string, Vector>>>> = {
  'Periods and predictions': { ...periodVectors, ...predictionVectors },
  'Pregnancy, birth and loss': { ...pregnancyVectors, ...afterPregnancyVectors },
  'States of life, tests and sex': stageVectors,
  Contraception: methodVectors,
  'Pills and their ticks': pillVectors,
}

const cell = (lines: readonly string[]): string =>
  lines.map((line) => line.replaceAll('|', '\\|').replaceAll('\n', '<br>')).join('<br>')
const row = (cells: readonly (readonly string[])[]): string => `| ${cells.map(cell).join(' | ')} |`
const table = (title: string, columns: readonly string[], rows: readonly string[]): string =>
  [`## ${title}`, '', row(columns.map((column) => [column])), `|${'---|'.repeat(columns.length)}`, ...rows].join('\n')

const logTable = ([title, vectors]: readonly [string, Readonly<Record<string, Vector>>]): string =>
  table(
    title,
    ['case', 'logged', 'seen on', 'Comrade says', 'source'],
    Object.entries(vectors).map(([name, vector]) => {
      const { logged, says } = vectorWords(vector)
      return row([[name], logged, [inWords(vector.today)], says, [vector.source]])
    }),
  )

const importRows = Object.entries<ImportVector>(importVectors).map(([name, { file, says, source }]) =>
  row([[name], [file], says, [source]]),
)

const careVectors: Readonly<Record<string, CareVector>> = {
  ...contractionVectors,
  ...movementVectors,
  ...visitVectors,
  ...lastPeriodVectors,
}

const careRows = Object.entries(careVectors).map(([name, { entered, seen, says, source }]) =>
  row([[name], entered, [seen], says, [source]]),
)

const actRows = Object.entries(healthActs).map(([name, { does, right, source, test }]) =>
  row([[name], [does], [right], [source], [test[0]]]),
)

const document = `# Health cases

Each row is a hard case: what somebody has logged, and what the app may say of it on that day. Each is a test. A part that a row leaves
out is not looked at in it. The rules are in [health-rules.md](health-rules.md). Written by \`npx vitest run --project unit tests/documents/health-vectors -u\`.

${Object.entries(logs).map(logTable).join('\n\n')}

${table('Pregnancy care', ['case', 'entered', 'seen at', 'Comrade says', 'source'], careRows)}

${table('Files of other apps', ['file with', 'what it says', 'what is taken in', 'source'], importRows)}

${table('What is done, not logged', ['case', 'done', 'what is right', 'source', 'test'], actRows)}
`

it('the table of the health cases is the one that a midwife reads', async () => {
  await expect(document).toMatchFileSnapshot('../../docs/health-vectors.md')
})

it.each(Object.entries(healthActs))('the case "%s" has its test', (_name, { test: [file, title] }) => {
  expect(readFileSync(join(projectRoot, file), 'utf8')).toContain(title)
})
