import * as v from 'valibot'

// The record of one simulated campus: what attackers saw and, separately, the truth about who wrote what.

const who = v.picklist(['A', 'B'])
export type Attacker = v.InferOutput<typeof who>

/** A row as an attacker saw it from this second on. `row` is null once it was gone. */
const sighting = v.object({
  /** Milliseconds since the epoch, in whole seconds, because attackers poll once a second. */
  at: v.number(),
  table: v.string(),
  id: v.string(),
  row: v.nullable(v.record(v.string(), v.unknown())),
})
export type Sighting = v.InferOutput<typeof sighting>

/** A public picture. `size` is 0 once it was gone. */
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
  /** When the author submitted it on the phone (ms since the epoch). */
  writtenAt: v.number(),
  offline: v.boolean(),
})

export const recordingSchema = v.object({
  seed: v.number(),
  /** Account ids; `truth` refers to them by index. */
  accounts: v.array(v.string()),
  firstDay: v.number(),
  seen: v.object({
    rows: v.array(sighting),
    /** Rows of tables or columns that only B can read. */
    onlyB: v.array(sighting),
    pictures: v.array(pictureSighting),
    /** The least number of transactions that the database had begun, as visible to everybody. */
    transactions: v.array(v.object({ at: v.number(), count: v.number() })),
    /** Groups of posts that B found to share an author. */
    sameAuthor: v.array(v.array(v.string())),
  }),
  truth: v.object({
    posts: v.array(post),
    /** The students who were active, by day. */
    active: v.array(v.array(v.number())),
  }),
})
export type Recording = v.InferOutput<typeof recordingSchema>
