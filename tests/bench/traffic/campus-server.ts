import { randomUUID } from 'node:crypto'
import { appKey } from '../../../build/build-variables.ts'
import { startHttpServer } from '../../../supabase/local/http-server.ts'
import { LiveHeads } from '../../../supabase/local/live-heads.ts'
import { openDatabase } from '../../../supabase/local/database.ts'
import { places } from '../../../supabase/local/places.ts'
import { staticFiles } from '../../../supabase/local/static-files.ts'
import { openBenchBackend } from '../open-bench-backend.ts'
import { campusSize, fillHalfYear, itemsSql, postsSql } from './half-year.ts'

export type CampusServer = {
  readonly origin: string
  /** Adds or changes a row in each of three tables. */
  addNews(): Promise<void>
  /** Adds the items of a quarter of a day; the first quarter also publishes the day's posts. */
  addQuarterOfADay(quarter: number): Promise<void>
  addListing(title: string): Promise<void>
  addUser(): Promise<{ readonly email: string; readonly password: string }>
  close(): Promise<void>
}

/** Starts the real server with half a year of data for this many campuses, in memory. */
export const startCampusServer = async (dist: string, campuses: number): Promise<CampusServer> => {
  const http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  const database = await openDatabase(undefined)
  const backend = await openBenchBackend(http.origin, { seedFile: places.seed, database: async () => database })
  await fillHalfYear(database.sql, campuses)
  const live = new LiveHeads(backend)
  http.attach({ backend: (request) => backend.fetch(request), frontend: staticFiles(dist), live })
  const run = async (...scripts: string[]) => {
    for (const script of scripts) await backend.query(script)
  }
  const list = (title: string) =>
    `insert into public.items (campus, title, price, category, condition, seller_phone) values ('tum', '${title}', 900, 'other', 'used', '+254700000042')`
  return {
    origin: http.origin,
    addNews: () =>
      run(
        list('Desk of the news'),
        `update public.groceries set price = price + 1 where id = (select id from public.groceries limit 1)`,
        `update public.rentals set price_per_day = price_per_day + 1 where id = (select id from public.rentals limit 1)`,
      ),
    async addQuarterOfADay(quarter) {
      if (quarter === 0) await run(postsSql('tum', 0, 0, '0'))
      await run(
        itemsSql('tum', Math.round(campusSize.itemsADay / 4), 0.01, '0'),
        `update public.items set status = 'sold' where id in (select id from public.items where campus = 'tum' and status = 'available' order by created_at desc offset 20 limit ${Math.round(campusSize.itemsADay / 4)})`,
      )
      if (quarter === 0) await run('select public.run_jobs()')
    },
    addListing: (title) => run(list(title)),
    async addUser() {
      const [email, password] = [`${randomUUID().slice(0, 8)}@students.example`, 'Mombasa-2026-kettle']
      const response = await fetch(`${http.origin}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: appKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password, data: { full_name: 'Amina Ali' } }),
      })
      if (!response.ok) throw new Error(await response.text())
      const token = new URL(backend.emails.latestTo(email)?.link ?? '').searchParams.get('token_hash')
      const opened = await fetch(`${http.origin}/auth/v1/verify`, {
        method: 'POST',
        headers: { apikey: appKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'signup', token_hash: token }),
      })
      if (!opened.ok) throw new Error(await opened.text())
      const { access_token: session }: { access_token: string } = await opened.json()
      const finished = await fetch(`${http.origin}/auth/v1/user`, {
        method: 'PUT',
        headers: { apikey: appKey, authorization: `Bearer ${session}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ password, data: { full_name: 'Amina Ali' } }),
      })
      if (!finished.ok) throw new Error(await finished.text())
      return { email, password }
    },
    async close() {
      live.close()
      await http.close()
      await backend.close()
    },
  }
}
