import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeHostFiles } from '../../build/hosts/write-host-files.ts'
import { appHeaders } from '../../build/security-headers.ts'
import { fileHash } from '../../build/file-hash.ts'
import { inlineHashesIn } from '../../build/security-plugin.ts'
import { e2ePaths } from './paths.ts'

type Change = readonly [sentence: string, changed: string]

/**
 * Copies the built app and changes sentences, as a later build would: renames each changed file, updates the page, the
 * precache list and the headers, and removes the old file.
 */
export async function laterVersion(name: string, ...changes: readonly Change[]): Promise<string> {
  const dist = join(e2ePaths.versions, name)
  await rm(dist, { recursive: true, force: true })
  await cp(e2ePaths.dist, dist, { recursive: true })
  for (const change of changes) await rewrite(dist, change)
  for (const file of await readdir(dist)) if (/^sw(?:\.\w+)?\.js$/.test(file)) await updateHashes(dist, file)
  await writeHostFiles(dist, appHeaders({ inline: await inlineHashesIn(dist), project: undefined }))
  return dist
}

async function rewrite(dist: string, [sentence, changed]: Change): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(?:html?|js|json)$/.test(file))
  const texts = new Map<string, string>()
  for (const file of files) texts.set(file, await readFile(join(dist, file), 'utf8'))

  const holder = [...texts].find(([file, text]) => /^assets.*\.js$/.test(file) && text.includes(sentence))?.[0]
  if (!holder) throw new Error(`No file of the app contains "${sentence}"`)
  const oldName = holder.replace(/^assets./, '')
  const newName = oldName.replace(/-[\w-]{8}\.js$/, '-changed1.js')

  for (const [file, text] of texts) {
    const rewritten = text.replaceAll(oldName, newName).replace(sentence, file === holder ? changed : sentence)
    if (rewritten === text) continue
    await rm(join(dist, `${file}.br`), { force: true })
    await rm(join(dist, file))
    await writeFile(join(dist, file === holder ? join('assets', newName) : file), rewritten)
  }
}

/** Writes the hashes of the changed files into a worker's list. */
async function updateHashes(dist: string, file: string): Promise<void> {
  const script = await readFile(join(dist, file), 'utf8')
  const entries = new Set([...script.matchAll(/\["([^"]+)","[\w-]{4}"\]/g)].map(([, path = '']) => path))
  const hashes = new Map(
    await Promise.all([...entries].map(async (path) => [path, fileHash(await readFile(join(dist, path)))] as const)),
  )
  await rm(join(dist, `${file}.br`), { force: true })
  await writeFile(
    join(dist, file),
    script.replaceAll(/\["([^"]+)","[\w-]{4}"\]/g, (_entry, path: string) => JSON.stringify([path, hashes.get(path)])),
  )
}
