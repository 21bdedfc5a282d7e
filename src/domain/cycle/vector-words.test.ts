import { expect, it } from 'vitest'
import type { Vector } from './health-vector'
import { healthVectors } from './health-vectors'
import { methodVectors } from './method-vectors'
import { pregnancyVectors } from './pregnancy-vectors'
import { stageVectors } from './stage-vectors'
import { inWords, vectorWords } from './vector-words'

const parts: Readonly<Record<string, Readonly<Record<string, Vector>>>> = {
  'Periods and predictions': healthVectors,
  'Pregnancy, birth and loss': pregnancyVectors,
  'States of life, tests and sex': stageVectors,
  Contraception: methodVectors,
}

const cell = (lines: readonly string[]): string => lines.map((line) => line.replaceAll('|', '\\|')).join('<br>')
const row = ([name, vector]: readonly [string, Vector]): string => {
  const { logged, says } = vectorWords(vector)
  return `| ${[[name], logged, [inWords(vector.today)], says, [vector.source]].map(cell).join(' | ')} |`
}
const table = ([title, vectors]: readonly [string, Readonly<Record<string, Vector>>]): string =>
  [`## ${title}`, '', '| case | logged | seen on | Comrade says | source |', '|---|---|---|---|---|', ...Object.entries(vectors).map(row)].join('\n')

const document = `# Health cases

Each row is a hard case: what somebody has logged, and what the app may say of it on that day. Each is a test. A part that a row leaves
out is not looked at in it. The rules are in [health-rules.md](health-rules.md). Written by \`npx vitest run --project unit vector-words -u\`.

${Object.entries(parts).map(table).join('\n\n')}
`

it('the table of the health cases is the one that a midwife reads', async () => {
  await expect(document).toMatchFileSnapshot('../../../docs/health-vectors.md')
})
