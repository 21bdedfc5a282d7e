import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError, oneLine, systemCode } from './startup-error.ts'
import { writeOnce } from './write-once.ts'

export type SecretKind<Secret> = {
  make(): Promise<Secret>
  /** @throws when it is none */
  parse(value: unknown): Secret
  /** What deleting the file costs. */
  readonly lost: string
}

/**
 * Reads what a file of the data folder keeps, making it (readable by the owner alone) the first time. Two processes that
 * come at once end up with the same.
 *
 * @throws {StartupError} when the file cannot be read or written, or holds something else.
 */
export async function keptSecret<Secret>(dataDir: string, name: string, kind: SecretKind<Secret>): Promise<Secret> {
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
    const ours = await writeOnce(file, `${JSON.stringify(secret, null, 2)}\n`)
    return ours ? secret : read(await readFile(file, 'utf8'), file, kind)
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
