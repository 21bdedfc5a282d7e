import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateApiKey } from '@supabase/lite'
import * as v from 'valibot'
import { StartupError, oneLine, systemCode } from './startup-error.ts'
import { writeOnce } from './write-once.ts'

const keysSchema = v.strictObject({
  publishable: v.pipe(v.string(), v.startsWith('sb_publishable_'), v.minLength(30)),
  secret: v.pipe(v.string(), v.startsWith('sb_secret_'), v.minLength(30)),
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
})

/** The keys of one embedded backend: what the app sends, what an administrator sends, what signs sessions. */
export type Keys = v.InferOutput<typeof keysSchema>

/** Makes a fresh set of random keys. */
export async function makeKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')])
  return { publishable: publishable.key, secret: secret.key, jwtSecret: randomBytes(32).toString('base64url') }
}

/**
 * Reads the keys kept in `<dataDir>/keys.json`, making them (readable by the owner alone) the first time.
 * Two processes that come at once end up with the same keys.
 *
 * @throws {StartupError} when the file cannot be read or written, or does not hold a set of keys.
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = join(dataDir, 'keys.json')
  try {
    return parseKeys(await readFile(file, 'utf8'), file)
  } catch (error) {
    if (error instanceof StartupError) throw error
    if (systemCode(error) !== 'ENOENT') throw new StartupError(`the keys in ${file} cannot be read: ${oneLine(error)}`)
  }
  try {
    await mkdir(dataDir, { recursive: true })
    return await keepNewKeys(file)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`the data folder ${dataDir} cannot be written: ${oneLine(error)}`)
  }
}

async function keepNewKeys(file: string): Promise<Keys> {
  const keys = await makeKeys()
  const ours = await writeOnce(file, `${JSON.stringify(keys, null, 2)}\n`)
  return ours ? keys : parseKeys(await readFile(file, 'utf8'), file)
}

function parseKeys(text: string, file: string): Keys {
  try {
    return v.parse(keysSchema, JSON.parse(text))
  } catch {
    throw new StartupError(`${file} does not hold valid keys; delete it to get new ones (everyone signs in again)`)
  }
}
