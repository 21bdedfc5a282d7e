import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { Sql } from '../../../supabase/local/database.ts'
import type * as AppRequests from './app-requests'
import { fill, userUuid, requestTargetsIn, type Size } from './fill.ts'
import { startPlainBackend } from './plain-backend.ts'
import { plansOf, type Planned } from './plans.ts'
import { driveHttp, driveSql, drivenOf } from './requests-per-second.ts'
import { openSession } from './sessions.ts'
import { tableSizes, wireSizes } from './sizes.ts'
import { startEmbedded } from './start-embedded.ts'

// `npm run bench:backend`: query plans, sizes and throughput of the app's requests on large tables.

const size: Size = { users: 20_000, posts: 200_000, items: 50_000 }
const small: Size = { users: 2000, posts: 5000, items: 1000 }
const limits = { large: 10_000, discarded: 1000 }
const [connections, callers] = [8, 8]

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { module: app } = await runnerImport<typeof AppRequests>(
  fileURLToPath(new URL('./app-requests.ts', import.meta.url)),
  {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@': `${root}src` } },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': '"http://bench.example"',
      'import.meta.env.VITE_SUPABASE_ANON_KEY': '"bench"',
    },
  },
)

const idsOf = async (sql: Sql, text: string): Promise<string[]> =>
  (await sql.query<{ id: string }>(text)).rows.map(({ id }) => id)
const number = (value: number) => Math.round(value).toLocaleString('en')

const show = ({ asked, rows, ms, scans, faults }: Planned) => {
  const kinds = [...new Set(scans.map(({ kind, table, index }) => `${kind} ${index ?? table}`))]
  console.log(
    `${asked.what.padEnd(44)}${String(rows).padStart(6)}${ms.toFixed(1).padStart(9)}  ${kinds.join(', ')}`.trimEnd(),
  )
  for (const fault of faults) console.log(`    REFUSED: ${fault}`)
}

const showSizes = async (sql: Sql, planned: readonly Planned[]) => {
  console.log(
    `\n${'on disk'.padEnd(32)}${'rows'.padStart(12)}${'MB'.padStart(8)}${'bytes/row'.padStart(13)}${'indexes'.padStart(17)}`,
  )
  for (const { table, rows, bytes, indexBytes } of await tableSizes(sql))
    console.log(
      `${table.padEnd(32)}${number(rows).padStart(12)}${number(bytes / 1e6).padStart(8)}${number(bytes / rows).padStart(13)}${number(indexBytes / rows).padStart(17)}`,
    )
  console.log(
    `\n${'on the wire'.padEnd(44)}${'rows'.padStart(6)}${'bytes'.padStart(9)}${'gzip'.padStart(9)}${'brotli'.padStart(9)}`,
  )
  for (const { asked, rows, body } of planned.filter(({ asked: { method } }) => method === 'GET')) {
    const { plain, gzip, brotli } = wireSizes(body)
    if (rows > 0)
      console.log(
        `${asked.what.padEnd(44)}${String(rows).padStart(6)}${[plain, gzip, brotli].map((bytes) => number(bytes).padStart(9)).join('')}`,
      )
  }
}

console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores, shared with the load generator`,
)
const plain = await startPlainBackend()
const session = openSession(plain.url)
try {
  const start = performance.now()
  await fill(plain.sql, size)
  const [version = ''] = await idsOf(plain.sql, `select current_setting('server_version') as id`)
  console.log(
    `PostgreSQL ${version}: ${number(size.posts)} posts, ${number(size.posts * 5)} likes, ${number(size.items)} items, ${number(size.users)} users, in ${number((performance.now() - start) / 1000)} s\n`,
  )

  const [user = '', admin = ''] = await idsOf(plain.sql, `select ${userUuid(7)} as id union all select ${userUuid(0)}`)
  const requests = await app.appRequests(await requestTargetsIn(plain.sql, size, 7))
  const planned = await plansOf(requests, { sql: plain.sql, session, ids: { user, admin }, limits })
  console.log(`${'request'.padEnd(44)}${'rows'.padStart(6)}${'ms'.padStart(9)}  scans of large tables`)
  planned.forEach(show)
  const refused = planned.filter(({ faults }) => faults.length > 0)
  console.log(
    refused.length === 0
      ? `no sequential scan over a table of more than ${number(limits.large)} rows`
      : `${refused.length} requests REFUSED`,
  )
  if (refused.length > 0) process.exitCode = 1
  await showSizes(plain.sql, planned)

  const rate = ({ perSecond, p50, p95 }: { perSecond: number; p50: number; p95: number }) =>
    `${number(perSecond).padStart(9)}${p50.toFixed(1).padStart(9)}${p95.toFixed(1).padStart(9)}`
  const heading = (where: string) =>
    console.log(`\n${where.padEnd(56)}${'req/s'.padStart(9)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}`)
  const recent = (count: number) => `select id from public.gossip_posts order by rev desc limit ${count}`
  const users = `select id from auth.users order by id`

  heading(`plain PostgreSQL, ${connections} connections`)
  const userIds = await idsOf(plain.sql, users)
  for (const driven of drivenOf(requests, await idsOf(plain.sql, recent(5000)), userIds.length))
    console.log(driven.what.padEnd(56) + rate(await driveSql(plain.url, connections, driven, userIds)))

  const embedded = await startEmbedded(small)
  try {
    heading(`embedded, over HTTP, ${callers} callers, ${number(small.posts)} posts, ${number(small.posts * 5)} likes`)
    // People have the same ids in both databases.
    const embeddedUserIds = await idsOf(
      plain.sql,
      `select ${userUuid('n')} as id from generate_series(0, ${small.users - 1}) as n`,
    )
    for (const driven of drivenOf(requests, await embedded.publicPosts(), embeddedUserIds.length))
      console.log(driven.what.padEnd(56) + rate(await driveHttp(embedded, callers, driven, embeddedUserIds)))
  } finally {
    await embedded.close()
  }
} finally {
  await session.close()
  await plain.close()
}
