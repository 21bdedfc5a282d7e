import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { printFailure } from '../printable.ts'
import { StartupError } from '../startup-error.ts'
import { packed } from './pack.ts'

// The embedded database has one process. `npm run backup` asks that process, on a port of this machine, with a token
// that only the owner of the data folder can read.

const controlSchema = v.pipe(v.string(), v.parseJson(), v.object({ port: v.number(), token: v.string() }))
const controlIn = (dataDir: string): string => join(dataDir, 'control.json')
const unfinished = 'backup-'

/**
 * Answers those who can read the data folder with an archive of it.
 *
 * @param snapshot writes the data of one moment into a new folder.
 * @returns a function that stops it.
 */
export async function listenForBackups(
  dataDir: string,
  snapshot: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> {
  await removeUnfinished(dataDir)
  const token = randomBytes(32).toString('base64url')
  const server = createServer(
    (request, response) => void answer(request, response).catch((error: unknown) => abandon(response, error)),
  )
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST' || !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return void response.writeHead(404).end()
    const folder = join(dataDir, `${unfinished}${randomUUID()}`)
    try {
      await snapshot(folder)
      response.writeHead(200, { 'Content-Type': 'application/gzip' })
      await pipeline(packed(folder), response)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  server.listen({ port: 0, host: '127.0.0.1', exclusive: true })
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await rm(controlIn(dataDir), { force: true })
  await writeFile(controlIn(dataDir), `${JSON.stringify({ port, token })}\n`, { mode: 0o600, flag: 'wx' })
  return async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
    await rm(controlIn(dataDir), { force: true })
  }
}

function abandon(response: ServerResponse, error: unknown): void {
  printFailure('A backup failed', error)
  if (response.headersSent) response.destroy()
  else response.writeHead(500).end()
}

const digestOf = (text: string): Uint8Array => createHash('sha256').update(text).digest()

const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other))

/** Removes the folders of backups during which the process was killed. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(unfinished)) await rm(join(dataDir, name), { recursive: true, force: true })
}

/**
 * Asks the running Comrade for an archive.
 *
 * @throws {StartupError} when it does not answer with one.
 */
export async function askForBackup(dataDir: string): Promise<Readable> {
  const text = await readFile(controlIn(dataDir), 'utf8').catch(() => '')
  const control = v.safeParse(controlSchema, text)
  if (!control.success)
    throw new StartupError(
      `the Comrade that uses ${dataDir} cannot be asked for a backup: it is still starting, or of an older version; try again, or stop it first`,
    )
  const { port, token } = control.output
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined)
  if (!response?.ok || !response.body)
    throw new StartupError(`the Comrade that uses ${dataDir} did not answer with a backup; what it prints says why`)
  return Readable.from(response.body)
}
