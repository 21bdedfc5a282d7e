import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError, oneLine, systemCode } from './startup-error.ts'
import { writeOnce } from './write-once.ts'

export type SecretKind<Secret> = {
  make(): Promise<Secret>
  /** @throws when the value is not a valid secret */
  parse(value: unknown): Secret
  /** The consequence of deleting the file; part of the error message. */
  readonly lost: string
}

/**
 * Reads a secret from a file in the data folder. If there is none, creates it, readable by the owner only. Concurrent
 * processes get the same secret.
 *
 * @throws {StartupError} when the file cannot be read or written, or its content is invalid.
 */
export async function loadOrCreateSecret<Secret>(
  dataDir: string,
  name: string,
  kind: SecretKind<Secret>,
): Promise<Secret> {
  const file = join(dataDir, name)
  try {
    return read(await readFile(file, 'utf8'), file, kind)
  } catch (error) {
    if (error instanceof StartupError) throw error
    if (systemCode(error) !== 'ENOENT') throw new StartupError(`the keys in ${file} cannot be read: ${oneLine(error)}`)
  }
  try {
    await mkdir(dataDir, { recursive: true })
    const secret = await kind.make()
    const wasWritten = await writeOnce(file, `${JSON.stringify(secret, null, 2)}\n`)
    return wasWritten ? secret : read(await readFile(file, 'utf8'), file, kind)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`the data folder ${dataDir} cannot be written: ${oneLine(error)}`)
  }
}

function read<Secret>(text: string, file: string, { parse, lost }: SecretKind<Secret>): Secret {
  try {
    return parse(JSON.parse(text))
  } catch {
    throw new StartupError(`${file} does not hold valid keys; delete it to get new ones (${lost})`)
  }
}
