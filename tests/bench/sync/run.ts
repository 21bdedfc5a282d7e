import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { browserPath } from '../../../build/ensure-browser.ts'
import type { BenchTimes } from './bench.ts'
import { startBenchServer } from './bench-server.ts'

declare global {
  var runBench: () => Promise<BenchTimes>
}

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
const executablePath = browserPath()
const server = await startBenchServer(root)
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-gpu', '--no-sandbox'],
})
const page = await browser.newPage()
await page.goto(`${server.origin}/tests/bench/sync/index.html`)
await page.waitForFunction(() => 'runBench' in globalThis)
server.received.clear()
const times = await page.evaluate(() => globalThis.runBench())
await browser.close()
await server.close()

const ms = (name: string) => times[name] ?? Number.NaN
const ratio = (a: string, b: string) => ms(a) / ms(b)
const rows: readonly (readonly [
  what: string,
  ours: string,
  baseline: string,
  value: number,
  aim: string,
  holds: boolean,
])[] = [
  ['pull of 10,000 rows', 'pull', 'rawPull', ratio('pull', 'rawPull'), '≤ 1.2', ratio('pull', 'rawPull') <= 1.2],
  [
    'warm paint of 30 posts',
    'paint',
    'rawPaint',
    ratio('paint', 'rawPaint'),
    '≤ 1.2',
    ratio('paint', 'rawPaint') <= 1.2,
  ],
  ['one enqueue', 'enqueue', 'rawEnqueue', ratio('enqueue', 'rawEnqueue'), '', true],
  [
    '120 sent, six lanes, baseline: one',
    'sixLanes',
    'oneLane',
    ratio('oneLane', 'sixLanes'),
    '≥ 4',
    ratio('oneLane', 'sixLanes') >= 4,
  ],
  ['120 sent, one lane, baseline: fetch', 'oneLane', 'rawPosts', ratio('oneLane', 'rawPosts'), '', true],
]
for (const [what, ours, baseline, value, aim, holds] of rows) {
  console.log(
    `${what.padEnd(38)} ${ms(ours).toFixed(1).padStart(9)} ms, baseline ${ms(baseline).toFixed(1).padStart(9)} ms   ratio ${value.toFixed(2)} ${aim} ${holds ? '' : '(missed)'}`,
  )
}
const sent = [...server.received.keys()].length
console.log(`rows at the server: ${sent} of ${3 * 120}, each once`)
if (sent !== 360) process.exitCode = 1
