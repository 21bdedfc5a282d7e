import * as v from 'valibot'
import { signToken } from '../access-token.ts'
import { startProcess } from '../start-process.ts'
import type { Size } from './fill.ts'

const startupSchema = v.object({ url: v.string(), keys: v.object({ publishable: v.string(), jwtSecret: v.string() }) })

/** Starts the embedded backend with this many rows. */
export const startEmbedded = async ({ users, posts, items }: Size) => {
  const { started, close } = await startProcess(
    new URL('./embedded-server.ts', import.meta.url),
    [users, posts, items].map(String),
    startupSchema,
  )
  const { url, keys } = started
  /** Request headers of a user, or of a visitor without `id`. */
  const headersOf = (id?: string) => ({
    apikey: keys.publishable,
    Authorization: `Bearer ${id === undefined ? keys.publishable : signToken(id, { url, secret: keys.jwtSecret })}`,
  })
  return {
    url,
    headersOf,
    /** Ids of posts that everybody sees: only they can be liked. */
    publicPosts: async () => {
      const response = await fetch(`${url}/rest/v1/gossip_posts?select=id`, { headers: headersOf() })
      return v.parse(v.array(v.object({ id: v.string() })), await response.json()).map(({ id }) => id)
    },
    close,
  }
}
