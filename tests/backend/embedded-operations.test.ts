import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { appKey } from '../../build/build-variables.ts'
import { filesOfArchive } from './archives.ts'
import { servedFolder } from './serve-fixture.ts'

// What an operator does with a data folder.

const { at, removeData, serve, run, notes, addNote, expectRefusal } = servedFolder()

/** A start takes seconds, or longer on a busy machine. */
const longTimeout = { timeout: 120_000 }

const migration = (name: string) => at('migrations', name)

describe('data of another version', longTimeout, () => {
  test('is refused unchanged if a migration of it was edited since, and says how to take it along', async () => {
    const first = '20260101000000_notes.sql'
    const original = await readFile(migration(first), 'utf8')
    await writeFile(migration(first), `${original}\nselect 1;`)
    await writeFile(migration('20260102000000_added.sql'), `insert into public.notes values (7, 'added');`)
    await expectRefusal(
      serve(),
      /made by another version of Comrade: its migration 20260101000000_notes\.sql had another text.*Nothing was changed.*npm run backup.*npm run restore/,
    )
    const archive = at('old.tar.gz')
    expect(await run('archive/backup.ts', [archive])).toMatchObject({ code: 0, stderr: '' })
    expect(Object.values(await filesOfArchive(archive))).toContain('{"id": 1, "title": "seeded"}\n')
    // Blanks do not matter: the Supabase CLI stores statements without them.
    await writeFile(migration(first), `\n${original.trim()}\n;\n`)
    expect(await notes(await serve().url)).toEqual([{ title: 'seeded' }, { title: 'added' }])
  })

  test('migrates completely or not at all', async () => {
    await writeFile(migration('20260102000000_added.sql'), `insert into public.notes values (7, 'added');`)
    await writeFile(migration('20260103000000_broken.sql'), 'select nothing;')
    await expectRefusal(serve(), /20260103000000_broken\.sql failed and was rolled back, the data is as it was before/)
    await rm(migration('20260102000000_added.sql'))
    await rm(migration('20260103000000_broken.sql'))
    expect(await notes(await serve().url)).toEqual([{ title: 'seeded' }])
  })
})

describe('a backup', longTimeout, () => {
  test('of a running Comrade has what was written a moment ago, and does not stop it', async () => {
    const url = await serve().url
    expect(await addNote(url, 2, 'just now')).toBe(201)
    const archive = at('backup.tar.gz')
    expect(await run('archive/backup.ts', [archive])).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(new RegExp(`^Wrote ${archive} \\(\\d+ kB\\) of ${at('data')}\\.`)),
    })
    const files = await filesOfArchive(archive)
    expect(Object.values(files)).toContain('{"id": 1, "title": "seeded"}\n{"id": 2, "title": "just now"}\n')
    expect(files['keys.json']).toBe(await readFile(at('data', 'keys.json'), 'utf8'))
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    expect(await addNote(url, 3, 'afterwards')).toBe(201)
    expect((await readdir(at('data'))).filter((name) => name.startsWith('backup'))).toEqual([])
  })

  test('does not overwrite a file, and needs data', async () => {
    const archive = at('backup.tar.gz')
    await writeFile(archive, 'the last one')
    expect(await run('archive/backup.ts', [archive])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The backup was not made: .*exists already/),
    })
    expect(await readFile(archive, 'utf8')).toBe('the last one')
    await removeData()
    expect(await run('archive/backup.ts', [at('other.tar.gz')])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/there is no data in/),
    })
  })

  test('needs a folder for its file, and knows no options', async () => {
    expect(await run('archive/backup.ts', [at('missing', 'backup.tar.gz')])).toMatchObject({
      code: 1,
      stderr: `The backup was not made: there is no folder ${at('missing')}; make it first\n`,
    })
    expect(await run('archive/backup.ts', ['--help'])).toMatchObject({
      code: 1,
      stderr: 'The backup was not made: there is no option --help. Usage: npm run backup -- FILE\n',
    })
    expect(await run('archive/restore.ts', ['one', 'two'])).toMatchObject({
      code: 1,
      stderr: 'Nothing was restored: one file is expected, not 2. Usage: npm run restore -- FILE\n',
    })
    expect(await run('serve.ts', ['--help'])).toMatchObject({
      code: 1,
      stderr: "Comrade cannot start: Unknown option '--help'\n",
    })
  })

  test('is not told to who does not know the data folder', async () => {
    await serve().url
    const { port } = JSON.parse(await readFile(at('data', 'control.json'), 'utf8')) as { port: number }
    const ask = async (headers: Record<string, string>, method = 'POST') =>
      (await fetch(`http://127.0.0.1:${port}/`, { method, headers })).status
    expect([await ask({}), await ask({ Authorization: 'Bearer x' }), await ask({ Authorization: '' }, 'GET')]).toEqual([
      404, 404, 404,
    ])
    expect((await stat(at('data', 'control.json'))).mode & 0o777).toBe(0o600)
  })
})

describe('a restore', longTimeout, () => {
  test('needs an archive, and refuses a folder that has data', async () => {
    expect(await run('archive/restore.ts')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('name the archive'),
    })
    const archive = at('backup.tar.gz')
    await run('archive/backup.ts', [archive])
    expect(await run('archive/restore.ts', [archive])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Nothing was restored: .* has data already; move that folder away/),
    })
    await rename(at('data'), at('old'))
    await writeFile(archive, (await readFile(archive)).subarray(0, -20))
    expect(await run('archive/restore.ts', [archive])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/cannot be read: it is not complete/),
    })
    for (const [name, reason] of [
      ['none.tar.gz', 'there is no such file'],
      ['migrations', 'it is a folder'],
      ['data.sql', 'it is no archive of npm run backup'],
    ] as const) {
      if (name === 'data.sql') await writeFile(at(name), 'select 1')
      expect(await run('archive/restore.ts', [at(name)])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`cannot be read: ${reason}`),
      })
    }
    expect(await readdir(at('data'))).toEqual([])
    expect(await run('archive/restore.ts', [at('none.tar.gz')], { COMRADE_DATA_DIR: at('new') })).toMatchObject({
      code: 1,
    })
    expect(existsSync(at('new'))).toBe(false)
  })
})

describe('a start', longTimeout, () => {
  test('inserts demo data only where that is wanted, and shows its accounts only where they are', async () => {
    await removeData()
    const empty = serve({ env: { SEED: 'none' } })
    expect(await notes(await empty.url)).toEqual([])
    await empty.kill('SIGTERM')
    const { stdout } = await empty.ended
    expect(stdout).not.toContain('amina@students.example')
    expect(stdout).toMatch(/Demo: +none; SEED=demo/)
    const later = serve()
    expect(await notes(await later.url)).toEqual([])
    await later.kill('SIGTERM')
    await later.ended
    const asked = serve({ env: { SEED: 'demo' } })
    expect(await notes(await asked.url)).toEqual([{ title: 'seeded' }])
    await asked.kill('SIGTERM')
    await asked.ended
    await expectRefusal(serve({ env: { SEED: 'yes' } }), /SEED must be demo or none, not "yes"/)
  })

  test('adds no samples to data that they do not fit, and starts as before afterwards', async () => {
    await removeData()
    const empty = serve({ env: { SEED: 'none' } })
    await addNote(await empty.url, 1, 'my own')
    await empty.kill('SIGTERM')
    await expectRefusal(
      serve({ env: { SEED: 'demo' } }),
      /the samples do not fit the data that is there, and nothing was added: duplicate key.*Start without SEED, or with SEED=none/,
    )
    expect(await notes(await serve().url)).toEqual([{ title: 'my own' }])
  })

  test('takes the key of every build, and goes on taking the one that an earlier version made for this folder', async () => {
    const keys = JSON.parse(await readFile(at('data', 'keys.json'), 'utf8')) as Record<string, string>
    const earlier = 'sb_publishable_q0Gnt8VJ5bX2pL7wR9cT4A_u1e3f5d7'
    await writeFile(at('data', 'keys.json'), JSON.stringify({ ...keys, publishable: earlier }))
    const url = await serve().url
    const statusWith = async (key: string, bearer = key) =>
      (
        await fetch(`${url}/rest/v1/notes?select=title`, {
          headers: { apikey: key, authorization: `Bearer ${bearer}` },
        })
      ).status
    expect([
      await statusWith(appKey),
      await statusWith(earlier),
      await statusWith('sb_publishable_something-else-of-32-chars'),
    ]).toEqual([200, 200, 401])
  })

  test('sends mails that lead to SITE_URL, and answers to its name', async () => {
    const started = serve({ env: { SITE_URL: 'https://comrade.example' } })
    const url = await started.url
    const { hostname, port } = new URL(url)
    const status = await new Promise((resolve) =>
      request({ hostname, port, headers: { host: 'comrade.example', accept: 'text/html' } }, ({ statusCode }) =>
        resolve(statusCode),
      ).end(),
    )
    expect(status).toBe(200)
    const { publishable } = JSON.parse(await readFile(at('data', 'keys.json'), 'utf8')) as { publishable: string }
    await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'brian@students.example', password: 'mango bus rain sofa' }),
    })
    await started.kill('SIGTERM')
    const { stdout } = await started.ended
    expect(stdout).toMatch(/https:\/\/comrade\.example\/login\?type=/)
    expect(stdout).toMatch(/Site: +https:\/\/comrade\.example/)
    await expectRefusal(serve({ env: { SITE_URL: 'comrade.example/app' } }), /SITE_URL must be an address like/)
  })

  test('that is stopped while it starts releases the folder', async () => {
    await removeData()
    const started = serve()
    while (!existsSync(at('data', 'comrade.lock'))) await new Promise((resolve) => setTimeout(resolve, 5))
    await started.kill('SIGTERM')
    expect(await started.ended).toMatchObject({ code: 0, stderr: '' })
    expect(await readdir(at('data'))).not.toContain('comrade.lock')
  })
})
