import * as v from 'valibot'
import type { Database } from '../../remote/database-types.gen'

/** The signed-in person's own rows as the server sends them. They are stored in a database per account. */
const row = { id: v.pipe(v.string(), v.uuid()), rev: v.pipe(v.number(), v.safeInteger()) }
const optionalText = v.nullable(v.string())
/** Validates only that it is a list; the feature validates the entries. */
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
    campus: optionalText,
    role: v.string(),
  }),
  /** One row per liked post, never deleted: taking a like back sets `liked` to false. */
  gossip_likes: v.object({ ...row, post_id: v.string(), liked: v.boolean() }),
  /** The person's own posts, published or not. */
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
/** Does not compile when these schemas differ from the migrated database. @claim */
export type PersonalSchemasMatchDatabase = Holds<{
  [Table in PersonalTable]: Database['public']['Tables'][Table]['Row'] extends PersonalRow<Table> ? true : false
}>

export const personalTableNames = Object.keys(personalTables).filter((name): name is PersonalTable => name in personalTables)
