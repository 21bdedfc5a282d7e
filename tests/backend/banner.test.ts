import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { banner } from '../../supabase/local/banner.ts'
import { loadSettings, siteOf } from '../../supabase/local/settings.ts'
import { places } from '../../supabase/local/places.ts'

const running = {
  origin: 'http://localhost:4173',
  siteUrl: 'http://localhost:4173',
  dataDir: '/srv/comrade/data',
  databaseUrl: undefined,
  seedFile: 'none',
}
const printed = (
  change: Partial<Parameters<typeof banner>[1]>,
  query: Parameters<typeof banner>[0]['query'] = async () => [],
) => banner({ query }, { ...running, ...change })
const at = (origin: string) => printed({ origin, siteUrl: origin })

test.each(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'])(
  'a server at %s says nothing about others',
  async (origin) => {
    expect(await at(origin)).not.toContain('Reach:')
  },
)

test.each(['http://0.0.0.0:4173', 'http://[::]:4173', 'http://192.168.1.20:4173', 'http://comrade.hostel:4173'])(
  'a server at %s says for how many people it is made',
  async (origin) => {
    expect(await at(origin)).toMatch(/Reach: .*network.*twenty phones at once/s)
  },
)

describe('the data', () => {
  test('of the embedded database is the folder, which can be deleted', async () => {
    expect(await printed({})).toMatch(/Data: +\/srv\/comrade\/data\n +Reset: +stop Comrade and delete that folder/)
  })

  test('of another database is that database, without its password, and the folder has only files', async () => {
    const text = await printed({ databaseUrl: 'postgres://owner:secret@db.campus:5433/comrade' })
    expect(text).toMatch(
      /Data: +the database comrade on db\.campus:5433\n +Files: +pictures and keys are in \/srv\/comrade\/data/,
    )
    expect(text).not.toMatch(/secret|owner|Reset|delete/)
  })

  test('of a database whose address is none for browsers is still named', async () => {
    expect(await printed({ databaseUrl: 'postgres:///comrade' })).toMatch(/Data: +the database comrade on this machine/)
    expect(await printed({ databaseUrl: 'host=db password=secret' })).toMatch(/Data: +the database of DATABASE_URL\n/)
  })
})

describe('demo accounts', () => {
  let folder: string
  let seedFile: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comrade-banner-'))
    seedFile = join(folder, 'seed.sql')
    await writeFile(seedFile, '-- Demo account: amina@comrade.example / password\n')
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('are shown where they were inserted, and nowhere else', async () => {
    const seeded = async (sql: string) => (sql.includes('seed_files') ? [{}] : []) as never
    expect(await printed({ seedFile }, seeded)).toMatch(
      /Sign in: amina@comrade\.example \/ password.*Demo: +the database has samples/s,
    )
    expect(await printed({ seedFile })).not.toContain('amina')
    expect(await printed({ seedFile })).toMatch(/Demo: +none; SEED=demo/)
  })
})

describe('the site', () => {
  test('is named where it is another address, with the admins’ door', async () => {
    const text = await printed({ siteUrl: 'https://comrade.example' }, async () => [{ code: 'abc' }] as never)
    expect(text).toMatch(/Site: +https:\/\/comrade\.example/)
    expect(text).toContain('https://comrade.example/admin/setup with the code abc')
  })

  test('is SITE_URL, else that of config.toml, unless that is this machine', async () => {
    const settings = await loadSettings(places.config)
    const named = { ...settings, auth: { ...settings.auth, site_url: 'https://comrade.example/' } }
    expect([
      siteOf(settings, undefined),
      siteOf(settings, ' '),
      siteOf(named, ''),
      siteOf(named, 'https://other.example'),
    ]).toEqual([undefined, undefined, 'https://comrade.example', 'https://other.example'])
    for (const wrong of [
      'comrade.example',
      'https://comrade.example/app',
      'ftp://comrade.example',
      'https://a:b@comrade.example',
      'https://comrade.example?x',
    ]) {
      expect(() => siteOf(settings, wrong), wrong).toThrow('SITE_URL must be an address like')
    }
  })
})
