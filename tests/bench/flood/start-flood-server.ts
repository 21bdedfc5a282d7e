import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { signToken } from '../access-token.ts'
import { startProcess } from '../start-process.ts'

const startupSchema = v.object({
  url: v.string(),
  keys: v.object({ publishable: v.string(), secret: v.string(), jwtSecret: v.string() }),
  users: v.array(v.string()),
})

/** That of another checkout, to compare with, or this one's. */
const script = process.env['COMRADE_FLOOD_SERVER']
  ? pathToFileURL(process.env['COMRADE_FLOOD_SERVER'])
  : new URL('./flood-server.ts', import.meta.url)

/** Starts the embedded backend with this many accounts. */
export const startFloodServer = async (accounts: number) => {
  const { started, pid, close } = await startProcess(script, [String(accounts)], startupSchema)
  const { url, keys, users } = started
  return {
    url,
    keys,
    pid,
    users: users.map((id) => ({ id, token: signToken(id, { url, secret: keys.jwtSecret }) })),
    close,
  }
}

export type FloodServer = Awaited<ReturnType<typeof startFloodServer>>
export type Account = FloodServer['users'][number]
export type AttackParts = { readonly server: FloodServer; readonly account: Account; readonly until: AbortSignal }
