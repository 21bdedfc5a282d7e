import type { Sql } from '../../../supabase/local/database.ts'
import type { RequestTargets } from './recorded-request.ts'

/** Numbers of rows. A post has five likes on average, unevenly distributed; an item has two photos. */
export type Size = { readonly users: number; readonly posts: number; readonly items: number }

export const userUuid = (n: number | string): string => `md5('person' || ${n})::uuid`

const words = `array['library', 'exam', 'hostel', 'mess', 'ugali', 'chapati', 'lecturer', 'notes', 'fees', 'portal', 'matatu', 'gate', 'rent', 'water', 'power', 'weekend',
  'comrade', 'crush', 'saw', 'somebody', 'tell', 'please', 'again', 'tonight', 'who', 'the', 'a', 'in', 'at', 'of', 'and', 'is', 'was', 'not', 'my', 'their', 'with', 'for',
  'Form', 'mwalimu', 'sherehe', 'bonfire', 'roommate', 'charger', 'bike', 'phone', 'lost', 'found', 'near', 'Tudor', 'Nyali', 'ferry', 'beach', 'CAT', 'retake', 'graduation',
  'hackathon', 'chama', 'M-Pesa', 'bundles', 'wifi', 'slow', 'fast', 'cold']`
const sentence = (key: string, shortest: number, spread: number) => `
  (select pg_catalog.string_agg((${words})[1 + pg_catalog.floor(pg_catalog.random() * 64)::int], ' ') from generate_series(1, ${shortest} + (${key} * 7) % ${spread}))`
const picture = (bucket: string, key: string) =>
  `'/storage/v1/object/public/${bucket}/' || md5('folder' || ${key})::uuid || '/1.webp'`
const itemPicture = (owner: string) =>
  `'/storage/v1/object/public/item-images/' || ${userUuid(owner)} || '/' || md5('folder' || n)::uuid || '/1.webp'`

/** Revisions from 1 to this number: six for each post. */
const revisionsFor = ({ posts }: Size) => posts * 6 + 4000

/** The number of likes of post k: five on average, no two by the same user. */
const likeCount = `case when k % 100 = 0 then 200 when k % 10 = 0 then 20 when k % 3 = 0 then 4 else 0 end`
const liker = (users: number) => `(k * 31 + j * 97) % ${users}`
const likeRev = `k * 6 + 1 + (k * 7 + j * 13) % 3000`
const at = (size: Size, rev: string) => `now() - (${revisionsFor(size)} - (${rev})) * interval '2 seconds'`

/** Inserts rows as the triggers would have left them. With triggers enabled it would take an hour. */
const rowsSql = (size: Size): string => {
  const { users, posts, items } = size
  const times = (rev: string) => `${rev}, ${at(size, rev)}, ${at(size, rev)}`
  return `
    set local session_replication_role = replica;
    select setseed(0.42);
    insert into auth.users (id, email, email_confirmed_at) select ${userUuid('n')}, 'student' || n || '@students.example', now() from generate_series(0, ${users - 1}) as n;
    insert into public.profiles (id, full_name, email, university, course, year_of_study, role, rev, created_at, updated_at)
    select ${userUuid('n')}, 'Student ' || n, 'student' || n || '@students.example', 'Technical University of Mombasa', 'BSc', 1 + n % 4, case n when 0 then 'admin' else 'student' end, ${times('n % 1000 + 1')}
    from generate_series(0, ${users - 1}) as n;
    insert into public.gossip_posts (campus, id, content, category, likes_count, image_url, hidden, rev, created_at, updated_at)
    select 'tum', md5('post' || k)::uuid, ${sentence('k', 8, 31)}, case when k % 3 = 0 then 'love' else 'trending' end, likes,
      case when k % 10 = 1 then ${picture('gossip-images', 'k')} end, k % 2000 = 1, k * 6, now() - (${posts} - k) * interval '5 minutes', ${at(size, 'k * 6')}
    from generate_series(1, ${posts}) as k, lateral (select ${likeCount} as likes) as liked;
    insert into public.gossip_submissions (campus, id, user_id, content, category, state, rev, created_at, updated_at)
    select 'tum', md5('post' || k)::uuid, ${userUuid(`k % ${users}`)}, 'The same text', case when k % 3 = 0 then 'love' else 'trending' end, 'published', ${times('k * 6')} from generate_series(1, ${posts}) as k;
    insert into private.gossip_schedule (post_id, action, due_at) select md5('post' || k * 1000)::uuid, 'remove', now() + interval '1 hour' from generate_series(1, ${posts / 1000}) as k;
    insert into public.gossip_likes (id, post_id, user_id, rev, created_at, updated_at)
    select md5('like' || k || ' ' || j)::uuid, md5('post' || k)::uuid, ${userUuid(liker(users))}, ${times(likeRev)}
    from generate_series(1, ${posts}) as k, lateral generate_series(1, ${likeCount}) as j;
    insert into public.tombstones (id, table_name, row_id, owner_id, rev, created_at, updated_at)
    select md5('tombstone' || n)::uuid, case when n % 20 = 0 then 'gossip_posts' else 'gossip_submissions' end, md5('deleted' || n)::uuid,
      case when n % 20 <> 0 then ${userUuid(`n % ${users}`)} end, ${times('n * 12')} from generate_series(1, ${posts / 2}) as n;
    insert into public.reports (id, kind, subject, reason, user_id, settled, created_at)
    select md5('report' || n)::uuid, 'gossip_post', md5('post' || n * 5)::uuid, 'spam', ${userUuid(`n % ${users}`)}, n % 200 <> 0, ${at(size, 'n * 30')} from generate_series(1, ${posts / 10}) as n;
    insert into public.items (campus, id, title, description, price, category, condition, status, location, seller_name, seller_phone, image_url, user_id, rev, created_at, updated_at)
    select 'tum', md5('item' || n)::uuid, ${sentence('n', 2, 4)}, ${sentence('n', 10, 40)}, n % 9000 + 100, 'other', 'used', case when n % 3 = 0 then 'sold' else 'available' end, 'Tudor', 'Student ' || n % ${users}, '+254700000042',
      ${itemPicture(`n % ${users}`)}, ${userUuid(`n % ${users}`)}, ${times('n * 20')} from generate_series(1, ${items}) as n;
    insert into public.item_photos (campus, id, item_id, image_url, position, user_id, rev, created_at, updated_at)
    select 'tum', md5('photo' || n || ' ' || position)::uuid, md5('item' || n)::uuid, ${itemPicture(`n % ${users}`)}, position, ${userUuid(`n % ${users}`)}, ${times('n * 20 + position')}
    from generate_series(1, ${items}) as n, generate_series(0, 1) as position;
    insert into private.rate_counters (actor, action, window_start, window_end, count)
    select 'user:' || ${userUuid('n')}, action, date_trunc('hour', now()), date_trunc('hour', now()) + interval '1 hour', 3 from generate_series(0, ${users - 1}) as n, unnest(array['insert gossip_submissions a 1 hour', 'set_like a 1 hour']) as action;
    insert into public.push_subscriptions (id, user_id, endpoint, p256dh, auth, rev)
    select md5('phone' || n)::uuid, ${userUuid('n')}, 'https://push.example/' || n, repeat('A', 87), repeat('A', 22), 1 from generate_series(0, ${users - 1}) as n;
    insert into private.reminders (subscription_id, due_at, try_after)
    select md5('phone' || n)::uuid, due, due from generate_series(0, ${users - 1}) as n,
      lateral (select date_trunc('hour', now()) + (n % 24 - 2 + d * 24) * interval '1 hour' as due from generate_series(0, 9) as d) as days;`
}

/** Fills a migrated, empty database with months of data. */
export const fill = async (
  sql: Sql & { transaction<T>(job: (sql: Sql) => Promise<T>): Promise<T> },
  size: Size,
): Promise<void> => {
  await sql.transaction((inside) => inside.exec(rowsSql(size)))
  await sql.exec('vacuum (analyze)')
}

/** Rows per table, as estimated by the server's statistics. */
export const rowCounts = async (sql: Sql): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_catalog.pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)`,
  )
  return new Map(rows.map(({ name, rows: count }) => [name, count]))
}

/** A post every five minutes, and five likes each. */
const revsADay = 288 * 6

/** Looks up the rows that the requests refer to. @param user number of the user who sends the requests */
export const requestTargetsIn = async (sql: Sql, { users, posts }: Size, user: number): Promise<RequestTargets> => {
  const one = async <Row>(text: string) => {
    const row = (await sql.query<Row>(text)).rows[0]
    if (!row) throw new Error(`no row returned by: ${text}`)
    return row
  }
  const own = userUuid(user)
  const { head } = await one<{ head: number }>('select max(rev)::float8 as head from public.gossip_posts')
  const { end } = await one<{ end: number }>(`select private.newest_revision('tum')::float8 + 1 as end`)
  const idOf = async (text: string) => (await one<{ id: string }>(text)).id
  return {
    end,
    user: await idOf(`select ${own} as id`),
    yesterday: head - revsADay,
    longAgo: Math.floor(head / 2),
    photo: await idOf(
      `select id from public.item_photos where item_id in (select id from public.items order by created_at desc limit 150) order by id offset 150 limit 1`,
    ),
    newestPosts: (
      await sql.query<{ id: string; createdAt: string }>(
        `select id, to_json(created_at) #>> '{}' as "createdAt" from public.gossip_posts where not hidden order by created_at desc, id desc limit 30`,
      )
    ).rows,
    windowEnds: {
      gossip_posts: await one(
        `select id, to_json(created_at) #>> '{}' as created_at from public.gossip_posts where not hidden order by created_at desc, id desc offset 99 limit 1`,
      ),
      items: await one(
        `select id, to_json(created_at) #>> '{}' as created_at from public.items where status <> 'sold' order by created_at desc, id desc offset 149 limit 1`,
      ),
    },
    post: await idOf(`select md5('post' || ${Math.floor(posts / 300) * 200})::uuid as id`),
    ownPost: await idOf(`select id from public.gossip_submissions where user_id = ${own} order by rev desc limit 1`),
    likedPost: await idOf(`select post_id as id from public.gossip_likes where user_id = ${own} limit 1`),
    item: await idOf(`select id from public.items where user_id = ${userUuid((user + 1) % users)} limit 1`),
    ownItem: await one(`select id, rev::float8 as rev from public.items where user_id = ${own} limit 1`),
  }
}
