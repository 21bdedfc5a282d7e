import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../supabase/local/places.ts'
import { writeWords } from './write-words.ts'

// `npm run messages`: compiles the catalogues, so that code with a missing message does not compile, and writes the
// mails.
await writeWords(projectRoot)

// Imported only now, because it imports the modules that were just written.
const { emailKinds, emailTemplate, emailTemplatePath } = await import('./email-templates.ts')
for (const kind of emailKinds) await writeFile(join(projectRoot, emailTemplatePath(kind)), emailTemplate(kind).html)
