import * as v from 'valibot'
import { signToken } from '../access-token.ts'
import { startProcess } from '../start-process.ts'
import type { Size } from './fill.ts'

const startupSchema = v.object({ url: v.string(), keys: v.object({ publishable: v.string(), jwtSecret: v.string() }) })

/** Starts the embedded backend with this many rows. */
export const startEmbedded = async ({ people, posts, items }: Size) => {
  const { started, close } = await startProcess(new URL('./embedded-server.ts', import.meta.url), [people, posts, items].map(String), startupSchema)
  const { url, keys } = started
  return {
    url,
    /** Request headers of a user, or of a visitor without `id`. */
    headersOf: (id?: string) => ({ apikey: keys.publishable, Authorization: `Bearer ${id === undefined ? keys.publishable : signToken(id, { url, secret: keys.jwtSecret })}` }),
    close,
  }
}
