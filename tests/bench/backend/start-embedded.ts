import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Size } from './fill.ts'

const startupSchema = v.object({ url: v.string(), keys: v.object({ publishable: v.string(), jwtSecret: v.string() }) })

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs an access token like the backend's. */
const tokenOf = (id: string, { url, secret }: { readonly url: string; readonly secret: string }): string => {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: `${url}/auth/v1`, sub: id, aud: 'authenticated', role: 'authenticated', iat: now, exp: now + 3600 }
  const signed = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** Starts the embedded backend in its own process, so that it does not share a thread with the load generator. */
export const startEmbedded = async ({ people, posts, items }: Size) => {
  const file = fileURLToPath(new URL('./embedded-server.ts', import.meta.url))
  const child = spawn(process.execPath, [file, ...[people, posts, items].map(String)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const line = await new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve).once('close', () => resolve('{}')))
  const { url, keys } = v.parse(startupSchema, JSON.parse(line))
  return {
    url,
    /** Request headers of a user, or of a visitor without `id`. */
    headersOf: (id?: string) => ({ apikey: keys.publishable, Authorization: `Bearer ${id === undefined ? keys.publishable : tokenOf(id, { url, secret: keys.jwtSecret })}` }),
    async close() {
      child.stdin.end()
      await exited
    },
  }
}
