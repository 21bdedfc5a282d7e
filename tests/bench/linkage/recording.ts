import * as v from 'valibot'

// What one simulated campus leaves behind: what attackers saw of it, and, kept apart, who wrote what.

const who = v.picklist(['A', 'B'])
export type Attacker = v.InferOutput<typeof who>

/** A row as an attacker saw it from that second on; null when it was gone. */
const sighting = v.object({
  /** Milliseconds since the epoch, whole seconds: attackers ask once a second. */
  at: v.number(),
  table: v.string(),
  id: v.string(),
  row: v.nullable(v.record(v.string(), v.unknown())),
})
export type Sighting = v.InferOutput<typeof sighting>

/** A public picture, by its address; `size` 0 when it was gone. */
const pictureSighting = v.object({
  at: v.number(),
  path: v.string(),
  size: v.number(),
  type: v.string(),
  width: v.number(),
  height: v.number(),
  lastModified: v.nullable(v.number()),
})
export type PictureSighting = v.InferOutput<typeof pictureSighting>

const post = v.object({
  content: v.string(),
  author: v.number(),
  day: v.number(),
  /** When the author tapped, and when the server had it. */
  writtenAt: v.number(),
  offline: v.boolean(),
})

export const recordingSchema = v.object({
  seed: v.number(),
  /** The accounts, by the number that the truth names them by. */
  accounts: v.array(v.string()),
  firstDay: v.number(),
  seen: v.object({
    /** Which rows only the second attacker saw is told by the table's name alone. */
    rows: v.array(sighting),
    onlyB: v.array(sighting),
    pictures: v.array(pictureSighting),
    /** The number of transactions that the database had begun, as everybody may ask. */
    transactions: v.array(v.object({ at: v.number(), count: v.number() })),
    /** Posts of which an account of B learned that they have one author. */
    sameAuthor: v.array(v.array(v.string())),
  }),
  truth: v.object({
    posts: v.array(post),
    /** Who did something, by day. */
    active: v.array(v.array(v.number())),
  }),
})
export type Recording = v.InferOutput<typeof recordingSchema>
