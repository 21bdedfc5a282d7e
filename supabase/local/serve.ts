import { run } from './run.ts'
import { staticFiles } from './static-files.ts'

// Entry point of `npm start` after the build: the built app and its backend on one origin.
await run((_http, paths) => ({ handle: staticFiles(paths.dist) }))
