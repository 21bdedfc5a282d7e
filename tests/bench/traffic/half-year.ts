import type { Sql } from '../../../supabase/local/database.ts'

/** Half a year of writes of a campus of 20,000 students (docs/scale.md). */
export const campusSize = { days: 182, postsADay: 330, itemsADay: 66 } as const

const words = `array['library', 'exam', 'hostel', 'mess', 'ugali', 'chapati', 'lecturer', 'notes', 'fees', 'portal', 'matatu', 'gate', 'rent', 'water', 'power', 'weekend',
  'comrade', 'crush', 'saw', 'somebody', 'tell', 'please', 'again', 'tonight', 'who', 'the', 'a', 'in', 'at', 'of', 'and', 'is', 'was', 'not', 'my', 'their', 'with', 'for',
  'Form', 'mwalimu', 'sherehe', 'bonfire', 'roommate', 'charger', 'bike', 'phone', 'lost', 'found', 'near', 'Tudor', 'Nyali', 'ferry', 'beach', 'CAT', 'retake', 'graduation',
  'hackathon', 'chama', 'M-Pesa', 'bundles', 'wifi', 'slow', 'fast', 'cold']`
const sentence = (key: string, shortest: number, spread: number) =>
  `(select pg_catalog.string_agg((${words})[1 + pg_catalog.floor(pg_catalog.random() * 64)::int], ' ') from generate_series(1, ${shortest} + (${key} * 7) % ${spread}))`
/** The time of the gossip batch: six in the morning in Nairobi. */
const batchOf = (daysAgo: string) =>
  `(date_trunc('day', now() at time zone 'Africa/Nairobi') - (${daysAgo}) * interval '1 day' + interval '6 hours') at time zone 'Africa/Nairobi'`

/** Inserts the posts of a range of days; day 0 is today. `rev` is an SQL expression over `day`. */
export const postsSql = (campus: string, firstDay: number, lastDay: number, rev: string): string => `
  insert into public.gossip_posts (id, campus, content, category, likes_count, image_url, rev, created_at, updated_at)
  select gen_random_uuid(), '${campus}', ${sentence('n', 8, 31)}, case when n % 3 = 0 then 'love' else 'trending' end,
    case when n % 10 = 0 then 20 when n % 3 = 0 then 4 else 0 end,
    case when n % 10 = 1 then '/storage/v1/object/public/gossip-images/' || gen_random_uuid() || '/1.webp' end,
    ${rev}, ${batchOf('day')}, now()
  from generate_series(${firstDay}, ${lastDay}) as day, generate_series(1, ${campusSize.postsADay}) as n;`

/** Inserts items with two photos each at equal intervals; a third of the older ones is sold. */
export const itemsSql = (campus: string, count: number, hoursBetween: number, rev: string): string => `
  with listed as (
    insert into public.items (id, campus, title, description, price, category, condition, status, location, seller_name, seller_phone, image_url, rev, created_at, updated_at)
    select gen_random_uuid(), '${campus}', ${sentence('n', 2, 4)}, ${sentence('n', 10, 40)}, n % 9000 + 100, 'other', 'used', case when n % 3 = 0 and n > 3 then 'sold' else 'available' end,
      'Tudor', 'Student ' || n, '+254700000042', '/storage/v1/object/public/item-images/' || gen_random_uuid() || '/' || gen_random_uuid() || '/1.webp',
      ${rev}, now() - n * ${hoursBetween} * interval '1 hour', now()
    from generate_series(1, ${count}) as n
    returning id, image_url, rev, created_at
  )
  insert into public.item_photos (id, campus, item_id, image_url, position, rev, created_at, updated_at)
  select gen_random_uuid(), '${campus}', listed.id, replace(listed.image_url, '/1.webp', '/' || position + 1 || '.webp'), position, listed.rev, listed.created_at, now()
  from listed, generate_series(0, 1) as position;`

const campuses = (count: number) => [
  'tum',
  ...Array.from({ length: count - 1 }, (_each, index) => `campus-${index + 1}`),
]

/** Fills a seeded database with half a year of data for this many campuses. */
export const fillHalfYear = async (
  sql: Sql & { transaction<T>(job: (sql: Sql) => Promise<T>): Promise<T> },
  campusCount: number,
): Promise<void> => {
  const { days, itemsADay } = campusSize
  const items = days * itemsADay
  for (const [index, campus] of campuses(campusCount).entries()) {
    if (index > 0) {
      await sql.query(
        `insert into public.campuses (slug, name, short_name, town, colour, position) values ($1, $2, $3, 'Nairobi', '#123456', $4)`,
        [campus, `University ${index}`, `U${index}`, index],
      )
    }
    await sql.transaction(async (inside) => {
      await inside.exec(
        `set local session_replication_role = replica; ${postsSql(campus, 1, days, `1000 - day`)} ${itemsSql(campus, items, 24 / itemsADay, `1000 + ${items} - n`)}`,
      )
    })
  }
  await sql.exec('vacuum (analyze)')
}
