import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from './places.ts'
import { run } from './run.ts'
import { StartupError } from './startup-error.ts'
import { staticFiles } from './static-files.ts'

// Entry point of `npm start`: builds the app if its sources have changed, and serves it and its backend on one origin.
await run((_http, paths) => ({ handle: staticFiles(paths.dist) }), build)

/** Builds in a process of its own, which gives back its memory. */
function build() {
  const child = spawn(process.execPath, ['build/publish/run.ts', '--if-changed'], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const done = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new StartupError('the app could not be built; the reason is above')
  })
  return { done, stop: () => void child.kill('SIGTERM') }
}
