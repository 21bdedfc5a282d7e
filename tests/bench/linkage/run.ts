import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { randomFrom } from '../../simulation/random.ts'
import { circumstances } from '../circumstances.ts'
import { attack } from './attack/attack.ts'
import { casesFrom, type Cases } from './attack/cases.ts'
import { summaryOf } from './attack/ranking.ts'
import { judge } from './attack/judgement.ts'
import { recordingSchema } from './recording.ts'
import { measurePolicy } from './policies/measure-policy.ts'
import { policies } from './policies/policies.ts'
import { delaysOf, examplesOf, policyTableOf, tableOf } from './report.ts'

// `npm run bench:linkage`: how often an attacker names the author of a gossip post. COMRADE_LINKAGE_SEED=<seed> repeats
// a campus.

const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const
const { values } = parseArgs({
  options: { quick: flag, check: flag, seeds: text, students: text, days: text, keep: text, again: text },
})
const scale = {
  students: Number(values.students ?? (values.quick ? 80 : 500)),
  days: Number(values.days ?? (values.quick ? 7 : 28)),
}
const firstSeed = Number(process.env['COMRADE_LINKAGE_SEED'] ?? Math.floor(Math.random() * 1_000_000))
const seeds = Array.from({ length: Number(values.seeds ?? 1) }, (_, index) => firstSeed + index)

/** The simulation writes thousands of temporary pictures, so use memory if there is enough. */
const memory = '/dev/shm'
const bytesNeeded = 6_000_000_000
const temporaryFolder = async (): Promise<string> => {
  const stats = await statfs(memory).catch(() => null)
  return stats && stats.bavail * stats.bsize > bytesNeeded ? memory : tmpdir()
}

const record = async (seed: number, out: string): Promise<void> => {
  const args = Object.entries({ seed, ...scale, out }).flatMap(([name, value]) => [`--${name}`, String(value)])
  const child = spawn(process.execPath, [fileURLToPath(new URL('./record-process.ts', import.meta.url)), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: await temporaryFolder() },
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`the simulation of seed ${seed} exited with code ${code}`)
}

const read = async (file: string): Promise<Cases> =>
  casesFrom(v.parse(recordingSchema, JSON.parse(await readFile(file, 'utf8'))))

/** Campuses of the model, with as many days as a few minutes allow. */
const modelled = values.quick
  ? [{ students: 500, days: 7 }]
  : [
      { students: 150, days: 28 },
      { students: 500, days: 14 },
      { students: 5_000, days: 3 },
    ]

console.log(
  `Modelled, seed ${firstSeed}: of all posts, and of the 1 % of which an observer is surest, the share whose author the best guess names; minutes until a post is public.`,
)
console.log(
  policyTableOf(
    modelled.flatMap((campus) =>
      policies.map((policy) => measurePolicy({ ...campus, seed: firstSeed }, policy, randomFrom(firstSeed))),
    ),
  ),
)

const folder = values.again ?? values.keep ?? (await mkdtemp(join(tmpdir(), 'comrade-linkage-')))
try {
  await mkdir(folder, { recursive: true })
  if (values.again === undefined) {
    console.log(
      `${circumstances()}: ${scale.students} students, ${scale.days} days, seed ${seeds.join(', ')} (COMRADE_LINKAGE_SEED=${firstSeed} repeats this run)`,
    )
    for (const seed of seeds) await record(seed, join(folder, `${seed}.json`))
  }
  const campuses = await Promise.all(
    (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => read(join(folder, name))),
  )
  const random = randomFrom(firstSeed)
  const tried = attack(campuses).map((attempt) => ({ ...attempt, summary: summaryOf(attempt.guesses, random) }))
  const judged = (['A', 'B'] as const).map((attacker) => judge(tried, attacker, random))
  console.log(
    `\n${tableOf(tried, judged)}\n\n${delaysOf(campuses)}\n\nWhat identified authors, if anything:\n${examplesOf(tried)}`,
  )
  if (values.check && judged.some(({ result }) => result !== 'holds')) process.exitCode = 1
} finally {
  if (values.again === undefined && values.keep === undefined) await rm(folder, { recursive: true, force: true })
}
