import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../../supabase/local/places.ts'
import { compileCatalogues } from './catalogues.ts'

// What `npm run messages` runs: a module for every catalogue and language, so that a message that is not there does not compile.
for (const [path, text] of await compileCatalogues(projectRoot)) await writeFile(join(projectRoot, path), text)

// Imported only now: it reads what has just been written.
const { emailKinds, emailTemplate, emailTemplatePath } = await import('./email-templates.ts')
for (const kind of emailKinds) await writeFile(join(projectRoot, emailTemplatePath(kind)), emailTemplate(kind).html)
