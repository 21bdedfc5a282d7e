import { spawn, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'

// `node build/side-by-side.ts lint types …` runs scripts of package.json in parallel, one per core. It prints the
// output of each when it ends, and the first failure stops the others.

const waiting = process.argv.slice(2)
const running = new Set<ChildProcess>()

const stopAll = (): void => {
  process.exitCode = 1
  waiting.length = 0
  // Each leads a process group, so that its child processes stop with it.
  for (const { pid, exitCode } of running) if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM')
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

const startNext = (): void => {
  const name = waiting.shift()
  if (name === undefined) return
  const startedAt = performance.now()
  const output: Buffer[] = []
  const child = spawn(process.execPath, ['--run', name], { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  child.once('close', (code) => {
    running.delete(child)
    if (process.exitCode === 1) return
    process.stdout.write(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(startedAt)} s\n`)
    process.stdout.write(Buffer.concat(output))
    if (code === 0) startNext()
    else stopAll()
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAll)
for (let core = 0; core < availableParallelism(); core += 1) startNext()
