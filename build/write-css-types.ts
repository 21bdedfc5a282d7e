import { glob, rm } from 'node:fs/promises'
import { DtsCreator } from 'typed-css-modules/lib/dts-creator.js'
import { projectRoot } from '../supabase/local/places.ts'

// `npm run types:css`: writes a type for every CSS module, so that code with a misspelt class does not compile.
const outDir = 'node_modules/.cache/css-types'

const creator = new DtsCreator({ rootDir: projectRoot, searchDir: 'src', outDir })
await rm(outDir, { recursive: true, force: true })
for await (const file of glob('src/**/*.module.css')) {
  const types = await creator.create(file)
  // The library writes CommonJS exports, which have no default in a package of ES modules.
  await types.writeFile((text) => text.replace('export =', 'export default'))
}
