import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { startAttackers } from './campus/attackers.ts'
import { startCampus } from './campus/start-campus.ts'
import { startWorld } from './campus/world.ts'
import { firstDayMs } from './model/diary.ts'
import type { Recording } from './recording.ts'
import type * as Story from './story/play'

// Simulates one campus and writes the recording. It needs its own process because it replaces the clock.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const text = { type: 'string' } as const
const { values } = parseArgs({ options: { seed: text, students: text, days: text, out: text } })
const scale = { seed: Number(values.seed), students: Number(values.students), days: Number(values.days) }

// The service logs each refused request, and lost responses cause many of them.
Object.assign(console, { error: () => {}, log: () => {} })

const campus = await startCampus(scale.seed)
try {
  const attackers = await startAttackers(campus)
  const world = await startWorld(campus, () => attackers.look(world.now()))
  const { module: story } = await runnerImport<typeof Story>(file('./story/play.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^\..*\/request-drain$/, replacement: file('./story/no-request-drain.ts') },
        { find: '@', replacement: `${root}src` },
      ],
    },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(campus.origin),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(campus.publishableKey),
    },
  })
  const start = performance.now()
  const onNight = (day: number) =>
    process.stderr.write(
      `\rseed ${scale.seed}: night ${day} of ${scale.days}, ${Math.round((performance.now() - start) / 1000)} s `,
    )
  const { accounts, truth, missed, refused } = await story.play({ world, attackers, scale, onNight })
  process.stderr.write('\n')
  for (const line of refused.slice(0, 5)) process.stderr.write(`refused: ${line}\n`)
  if (refused.length > 0) process.stderr.write(`${refused.length} operations were refused\n`)
  if (missed > 0) process.stderr.write(`${missed} changed rows were only seen at night\n`)
  const recording: Recording = { seed: scale.seed, accounts, firstDay: firstDayMs, seen: attackers.seen, truth }
  await writeFile(values.out ?? '', JSON.stringify(recording))
  await attackers.close()
} finally {
  await campus.close()
}
