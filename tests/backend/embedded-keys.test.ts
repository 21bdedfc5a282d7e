import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appKey } from '../../build/build-variables.ts'
import { callFunction } from '../../supabase/local/functions.ts'
import { loadKeys, makeKeys } from '../../supabase/local/keys.ts'
import { places } from '../../supabase/local/places.ts'
import { loadSettings } from '../../supabase/local/settings.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comrade-keys-'))
})

afterEach(() => rm(folder, { recursive: true }))

describe('keys', () => {
  test('have the format of a hosted project; all but that of the app are random', async () => {
    const [{ publishable, ...first }, { publishable: _same, ...second }] = [await makeKeys(), await makeKeys()]
    expect(publishable).toBe(appKey)
    expect(first).toEqual({
      secret: expect.stringMatching(/^sb_secret_[\w-]{20,}$/),
      jwtSecret: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(new Set([...Object.values(first), ...Object.values(second)]).size).toBe(4)
  })

  test('are the same for concurrent and later callers', async () => {
    const dataDir = join(folder, 'data')
    const all = await Promise.all(Array.from({ length: 10 }, () => loadKeys(dataDir)))
    expect(new Set(all.map((keys) => JSON.stringify(keys))).size).toBe(1)
    expect(await loadKeys(dataDir)).toEqual(all[0])
    expect(await readdir(dataDir)).toEqual(['keys.json'])
  })

  test('that are invalid are rejected rather than replaced', async () => {
    for (const text of ['', '{}', '{"publishable":1}', 'not json']) {
      await writeFile(join(folder, 'keys.json'), text)
      await expect(loadKeys(folder)).rejects.toThrow('does not hold valid keys; delete it')
    }
  })
})

describe('settings', () => {
  test('are read from config.toml', async () => {
    const { auth, api, storage } = await loadSettings(places.config)
    expect(auth).toMatchObject({ site_url: 'http://localhost:4173', minimum_password_length: 6, jwt_expiry: 3600 })
    expect(auth.email).toMatchObject({ enabled: true, enable_confirmations: true })
    expect([api.schemas, storage.file_size_limit]).toEqual([['public'], '10MiB'])
  })

  test('that are missing or invalid are named in the error', async () => {
    const config = join(folder, 'config.toml')
    await expect(loadSettings(config)).rejects.toThrow('config.toml cannot be read')
    await writeFile(config, '[api]\nschemas = ["public"]\nextra_search_path = []\nmax_rows = "many"\n')
    await expect(loadSettings(config)).rejects.toThrow('api.max_rows')
  })
})

describe('functions', () => {
  const hello = async (request: Request) => new Response(`hello ${new URL(request.url).searchParams.get('name')}`)
  const broken = () => {
    throw new Error('broken')
  }
  const call = (path: string) => callFunction({ hello, broken }, new Request(`http://localhost/functions/v1/${path}`))

  test('are called by their name', async () => {
    expect(await (await call('hello?name=Amina')).text()).toBe('hello Amina')
    expect((await call('hello/below')).status).toBe(200)
  })

  test('that are unknown return 404, and that throw return 500', async () => {
    const originalError = console.error
    console.error = () => {}
    const statuses = [(await call('anonymous')).status, (await call('toString')).status, (await call('broken')).status]
    console.error = originalError
    expect(statuses).toEqual([404, 404, 500])
  })
})
