import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../supabase/local/places.ts'
import { compileCatalogues } from './catalogues.ts'

// `npm run messages`: writes a module for every catalogue and language, so that code with a missing message does not compile.
for (const [path, text] of await compileCatalogues(projectRoot)) await writeFile(join(projectRoot, path), text)

// Imported only now, because it imports the modules that were just written.
const { emailKinds, emailTemplate, emailTemplatePath } = await import('./email-templates.ts')
for (const kind of emailKinds) await writeFile(join(projectRoot, emailTemplatePath(kind)), emailTemplate(kind).html)
