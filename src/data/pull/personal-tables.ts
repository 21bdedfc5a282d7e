import * as v from 'valibot'
import type { Database } from '../remote/database-types.gen'

/** The signed-in person's own rows, as they arrive on the wire. They are kept in a database of that person's own. */
const row = { id: v.pipe(v.string(), v.uuid()), rev: v.pipe(v.number(), v.safeInteger()) }
const optionalText = v.nullable(v.string())
/** Lists whose entries their feature reads with a schema of its own. */
const list = v.custom<Database['public']['Tables']['pregnancy_tracking']['Row']['symptoms']>(Array.isArray)

export const personalTables = {
  profiles: v.object({
    ...row,
    full_name: optionalText,
    email: optionalText,
    phone: optionalText,
    university: optionalText,
    course: optionalText,
    year_of_study: v.number(),
    role: v.string(),
  }),
  /** One row a post for ever: a like that was taken back stays, as not liked. */
  gossip_likes: v.object({ ...row, post_id: v.string(), liked: v.boolean() }),
  /** What the person has posted, whether or not others can read it yet. */
  gossip_submissions: v.object({
    ...row,
    created_at: v.string(),
    content: v.string(),
    category: v.string(),
    image_path: optionalText,
    state: v.string(),
  }),
  pregnancy_tracking: v.object({
    ...row,
    pregnancy_start_date: v.string(),
    due_date: v.string(),
    current_week: v.number(),
    baby_name: optionalText,
    notes: optionalText,
    appointments: list,
    symptoms: list,
    weight_tracking: list,
  }),
} as const

export type PersonalTable = keyof typeof personalTables
export type PersonalRow<Table extends PersonalTable> = v.InferOutput<(typeof personalTables)[Table]>

type Holds<Claims extends Record<PersonalTable, true>> = Claims
/** Does not compile when these schemas and the migrated database part ways. @claim */
export type PersonalSchemasMatchDatabase = Holds<{
  [Table in PersonalTable]: Database['public']['Tables'][Table]['Row'] extends PersonalRow<Table> ? true : false
}>

export const personalTableNames = Object.keys(personalTables).filter((name): name is PersonalTable => name in personalTables)
