import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headersFile, writeHeaders } from '../../src/build/headers-file.ts'
import { appHeaders } from '../../src/build/security-headers.ts'
import { inlineHashes } from '../../src/build/security-plugin.ts'
import { e2ePlaces } from './places.ts'

type Change = readonly [sentence: string, changed: string]

/**
 * A copy of the built app as a later build with other sentences would be: each file that holds one of them has another
 * name, the page and the worker's list name that one, the headers go with that page, and the old file is gone.
 */
export async function laterVersion(name: string, ...changes: readonly Change[]): Promise<string> {
  const dist = join(e2ePlaces.versions, name)
  await rm(dist, { recursive: true, force: true })
  await cp(e2ePlaces.dist, dist, { recursive: true })
  for (const change of changes) await rewrite(dist, change)
  const inline = inlineHashes(await readFile(join(dist, 'index.html'), 'utf8'))
  await writeFile(join(dist, headersFile), writeHeaders(appHeaders({ inline, project: undefined })))
  return dist
}

async function rewrite(dist: string, [sentence, changed]: Change): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(?:html|js|json)$/.test(file))
  const texts = new Map<string, string>()
  for (const file of files) texts.set(file, await readFile(join(dist, file), 'utf8'))

  const holder = [...texts].find(([file, text]) => file.startsWith('assets') && text.includes(sentence))?.[0]
  if (!holder) throw new Error(`No file of the app says "${sentence}"`)
  const oldName = holder.replace(/^assets./, '')
  const newName = oldName.replace(/-[\w-]{8}\.js$/, '-changed1.js')

  for (const [file, text] of texts) {
    const rewritten = text
      .replaceAll(oldName, newName)
      .replace(sentence, file === holder ? changed : sentence)
      // The page changes with the name in it, and so does its revision.
      .replace(/("?url"?:\s*"shell\.html",\s*"?revision"?:\s*"|"?revision"?:\s*"(?=[^"]*",\s*"?url"?:\s*"shell\.html"))[^"]*"/, '$1changed"')
    if (rewritten === text) continue
    await rm(join(dist, `${file}.br`), { force: true })
    await rm(join(dist, file))
    await writeFile(join(dist, file === holder ? join('assets', newName) : file), rewritten)
  }
}
