import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const startupSchema = v.object({
  url: v.string(),
  keys: v.object({ publishable: v.string(), secret: v.string(), jwtSecret: v.string() }),
  people: v.array(v.string()),
})

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs an access token like the backend's. */
const tokenOf = (id: string, url: string, secret: string): string => {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: `${url}/auth/v1`, sub: id, aud: 'authenticated', role: 'authenticated', iat: now, exp: now + 7200 }
  const signed = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** Starts the embedded backend in its own process, so that it does not share a thread with the phones. */
export const startFloodServer = async (accounts: number) => {
  const file = fileURLToPath(new URL('./flood-server.ts', import.meta.url))
  const child = spawn(process.execPath, [file, String(accounts)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const line = await new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve).once('close', () => resolve('{}')))
  const { url, keys, people } = v.parse(startupSchema, JSON.parse(line))
  return {
    url,
    keys,
    people: people.map((id) => ({ id, token: tokenOf(id, url, keys.jwtSecret) })),
    async close() {
      child.stdin.end()
      await exited
    },
  }
}

export type FloodServer = Awaited<ReturnType<typeof startFloodServer>>
export type Account = FloodServer['people'][number]
