import { once } from 'node:events'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { servedFolder } from './serve-fixture.ts'

const { at, removeData, serve, notes, addNote, expectRefusal } = servedFolder()

/** A start takes seconds, or longer on a busy machine. */
const longTimeout = { timeout: 120_000 }

describe('a second start', longTimeout, () => {
  test('reuses the data and the keys of the first, and does not seed again', async () => {
    await removeData()
    const first = serve()
    const url = await first.url
    expect(await notes(url)).toEqual([{ title: 'seeded' }])
    expect(await addNote(url, 2, 'written')).toBe(201)
    const keys = await readFile(at('data', 'keys.json'), 'utf8')
    await first.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)

    const second = serve()
    expect(await notes(await second.url)).toEqual([{ title: 'seeded' }, { title: 'written' }])
    expect(await readFile(at('data', 'keys.json'), 'utf8')).toBe(keys)
  })

  test('has every write that was acknowledged before the first was killed', async () => {
    const first = serve()
    expect(await addNote(await first.url, 2, 'acknowledged')).toBe(201)
    await first.kill('SIGKILL')

    const second = serve()
    expect(await notes(await second.url)).toEqual([{ title: 'seeded' }, { title: 'acknowledged' }])
  })

  test('applies a migration that was added in between', async () => {
    const first = serve()
    await addNote(await first.url, 2, 'old')
    await first.kill('SIGINT')
    await writeFile(at('migrations', '20260102000000_shout.sql'), 'update public.notes set title = upper(title);')
    expect(await notes(await serve().url)).toEqual([{ title: 'SEEDED' }, { title: 'OLD' }])
  })
})

describe('a start', longTimeout, () => {
  test('prints the origin, the demo account and the data folder', async () => {
    const { url, kill, ended } = serve()
    const origin = await url
    await kill('SIGTERM')
    const { stdout } = await ended
    expect(stdout).toContain(origin)
    expect(stdout).toContain('amina@students.example / karibu')
    expect(stdout).toContain(at('data'))
  })

  test('makes its keys readable by the owner only', async () => {
    await serve().url
    expect((await stat(at('data', 'keys.json'))).mode & 0o777).toBe(0o600)
  })
})

describe('a start fails with one line and exit code 1, without losing data, when', longTimeout, () => {
  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await removeData()
    await expectRefusal(serve({ env: { PORT: String(port) } }), new RegExp(`port ${port} is taken.*PORT=${port + 1}`))
    await expect(stat(at('data'))).rejects.toThrow('ENOENT')
    other.close()
  })

  test('the port is not a number', async () => {
    await expectRefusal(serve({ env: { PORT: 'http' } }), /PORT must be a number from 0 to 65535, not "http"/)
  })

  test('a setting for reminders is malformed', async () => {
    await expectRefusal(
      serve({ env: { PUSH_SERVICES: 'my-service' } }),
      /push-dispatch: missing or malformed settings: PUSH_SERVICES/,
    )
  })

  test('the data folder cannot be written', async () => {
    const dataDir = at('seed.sql', 'data')
    await expectRefusal(
      serve({ env: { COMRADE_DATA_DIR: dataDir } }),
      new RegExp(`data folder ${dataDir} cannot be written`),
    )
  })

  test('another Comrade uses the data folder, which keeps running', async () => {
    const first = serve()
    const url = await first.url
    await expectRefusal(serve(), /data folder .* is in use by another Comrade \(process \d+\)/)
    expect(await addNote(url, 2, 'still here')).toBe(201)
  })

  test('the app has not been built', async () => {
    await expectRefusal(serve({ dist: 'nowhere' }), /no built app in .*nowhere; run: npm run build/)
  })

  test('a migration is broken; earlier migrations and the data are unchanged', async () => {
    const first = serve()
    await addNote(await first.url, 2, 'written')
    await first.kill('SIGTERM')
    const broken = at('migrations', '20260102000000_broken.sql')
    await writeFile(broken, 'delete from public.notes;\n\nalter table public.nowhere add column x int;\n')
    await expectRefusal(
      serve(),
      /20260102000000_broken\.sql failed and was rolled back.*"public\.nowhere" does not exist/,
    )
    await writeFile(broken, 'delete from public.notes;\nselect 1 +;\n')
    await expectRefusal(serve(), /20260102000000_broken\.sql failed.*syntax error.*\(line 2\)/)
    await rm(broken)
    expect(await notes(await serve().url)).toEqual([{ title: 'seeded' }, { title: 'written' }])
  })

  test('the demo data is broken; once corrected it is inserted completely', async () => {
    await removeData()
    await writeFile(
      at('seed.sql'),
      `insert into public.notes values (1, 'half');\ninsert into public.notes values (2, null);`,
    )
    await expectRefusal(serve(), /seed\.sql failed and was rolled back.*null value/)
    await writeFile(at('seed.sql'), `insert into public.notes values (1, 'whole');`)
    expect(await notes(await serve().url)).toEqual([{ title: 'whole' }])
  })

  test('the data is from a newer version', async () => {
    const newer = at('migrations', '20260102000000_newer.sql')
    await writeFile(newer, 'select 1;')
    const first = serve()
    await first.url
    await first.kill('SIGTERM')
    await rm(newer)
    await expectRefusal(
      serve(),
      /made by a newer version of Comrade: it has migration 20260102000000.*Start that version, or restore a backup/,
    )
  })

  test('the keys are invalid', async () => {
    await writeFile(at('data', 'keys.json'), '{"publishable": "x"}')
    await expectRefusal(serve(), /keys\.json does not hold valid keys; delete it/)
  })
})
