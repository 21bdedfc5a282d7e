import { run } from './run.ts'
import { staticFiles } from './static-files.ts'

// What `npm start` runs after the build: the built app and its backend on one origin.
await run((_http, at) => ({ handle: staticFiles(at.dist) }))
