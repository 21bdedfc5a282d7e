import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// What `npm start` does at a signal, in processes that hold nothing else.

const stopOnSignal = fileURLToPath(new URL('../../supabase/local/stop-on-signal.ts', import.meta.url))

/** A process that closes after `closes`, or never, and prints what happens. */
const script = (closes: string, options = '{}') => `
import { stopOnSignal } from ${JSON.stringify(stopOnSignal)}
stopOnSignal(async () => { console.log('closing'); await new Promise((resolve) => ${closes}); console.log('closed') }, ${options})
setInterval(() => {}, 1000)
console.log('running', process.pid)
`
const quick = script('setTimeout(resolve, 50)')
const never = script('{}')

type Started = {
  readonly pid: number
  line(text: string): Promise<void>
  readonly lines: string[]
  readonly shell: ChildProcess
  readonly gone: Promise<unknown>
}

/** @param inShell whether a shell stands between, as npm starts one */
const start = async (
  source: string,
  { inShell = false, env = {} }: { inShell?: boolean; env?: Record<string, string> } = {},
): Promise<Started> => {
  const args = ['--input-type=module', '-e', source]
  // The shell has more to do afterwards, so that it does not become the process.
  const [program, ...rest] = inShell
    ? ['sh', '-c', '"$@"; exit 0', 'sh', process.execPath, ...args]
    : [process.execPath, ...args]
  const shell = spawn(program ?? '', rest, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const reader = createInterface(shell.stdout)
  reader.on('line', (line) => lines.push(line))
  const gone = once(reader, 'close')
  const line = async (text: string) => {
    while (!lines.some((each) => each.startsWith(text))) await once(reader, 'line')
  }
  await line('running')
  return { pid: Number(lines[0]?.split(' ')[1]), line, lines, shell, gone }
}

describe('a process', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('closes everything at %s and ends with code 0', async (signal) => {
    const { pid, lines, shell, gone } = await start(quick)
    const exited = once(shell, 'exit')
    process.kill(pid, signal)
    expect(await exited).toEqual([0, null])
    await gone
    expect(lines.slice(1)).toEqual(['closing', 'closed'])
  })

  test('takes Ctrl+C, which the terminal and npm both send, for one signal', async () => {
    const { pid, line, lines, shell, gone } = await start(
      script('process.once("SIGINT", () => setTimeout(resolve, 50))', '{ sameWithinMs: 60_000 }'),
    )
    const exited = once(shell, 'exit')
    process.kill(pid, 'SIGINT')
    await line('closing')
    process.kill(pid, 'SIGINT')
    expect(await exited).toEqual([0, null])
    await gone
    expect(lines.slice(1)).toEqual(['closing', 'closed'])
  })

  test('that does not come to its end is ended by a second signal', async () => {
    const { pid, line, lines, shell } = await start(never)
    const exited = once(shell, 'exit')
    process.kill(pid, 'SIGTERM')
    await line('closing')
    // Again and again, until one of them is no longer taken for the first.
    const again = setInterval(() => shell.kill('SIGTERM'), 50)
    expect(await exited).toEqual([1, null])
    clearInterval(again)
    expect(lines).not.toContain('closed')
  })

  test('of npm ends with the shell in which npm has started it', async () => {
    const { lines, shell, gone } = await start(quick, { inShell: true, env: { npm_lifecycle_event: 'start' } })
    shell.kill('SIGTERM')
    await gone
    expect(lines.slice(1)).toEqual(['closing', 'closed'])
  })

  test('that was started without npm outlives its shell', async () => {
    const { pid, lines, line, shell, gone } = await start(quick, { inShell: true })
    const exited = once(shell, 'exit')
    shell.kill('SIGKILL')
    await exited
    expect(lines).toHaveLength(1)
    process.kill(pid, 'SIGTERM')
    await line('closed')
    await gone
  })
})
