import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newProfile } from '@/health/cycle/rules/log'
import { plainBackup, sealedBackup } from './write-backup'
import { readImport } from './read-import'
import { maxBytes } from './zip'

const log = { days: [], profile: newProfile }
const now = new Date('2026-11-21T10:11:12Z')
const backup = plainBackup(log, now).text
const clue = JSON.stringify([{ date: '2024-05-01', type: 'period', value: { option: 'light' } }])
const flo = JSON.stringify({
  operationalData: { cycles: [{ period_start_date: '2024-05-01 00:00:00.0', period_end_date: null }] },
})
const table = 'Date,Flow\n2024-05-01,light\n'
const read = (text: string) => readImport(strToU8(text))

/** Sets the flag that marks the entries of an archive as encrypted. */
const encrypted = (zip: Uint8Array): Uint8Array => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  for (let offset = 0; offset + 4 <= zip.length; offset += 1) {
    const signature = view.getUint32(offset, true)
    if (signature === 0x04_03_4b_50) view.setUint16(offset + 6, 1, true)
    if (signature === 0x02_01_4b_50) view.setUint16(offset + 8, 1, true)
  }
  return zip
}

describe('a chosen file', () => {
  it.each([
    ["Comrade's backup", backup, { kind: 'log', source: 'comrade', log }],
    ["Comrade's backup after a byte order mark", `\ufeff${backup}`, { kind: 'log', source: 'comrade', log }],
    [
      "Clue's export",
      clue,
      { kind: 'log', source: 'clue', log: { days: [{ date: '2024-05-01', flow: 'light' }], profile: null } },
    ],
    [
      "Flo's export",
      flo,
      { kind: 'log', source: 'flo', log: { days: [{ date: '2024-05-01', flow: 'medium' }], profile: null } },
    ],
    ['a table', table, { kind: 'table', table: { headers: ['Date', 'Flow'] } }],
    ['a table of one column of dates', 'Date\n2024-05-01\n', { kind: 'table' }],
    ['other JSON', '{"a":1}', { kind: 'not-ours' }],
    ['a web page', '<!doctype html><p>a,b', { kind: 'not-ours' }],
    ['a letter', 'Dear Amina,\nhow are you\n', { kind: 'not-ours' }],
    ['an empty file', ' \n', { kind: 'not-ours' }],
    ['a backup cut short', backup.slice(0, 60), { kind: 'damaged' }],
    ['a backup of a later app', backup.replace('"version":1', '"version":9'), { kind: 'newer-version' }],
  ])('that is %s is recognised by its content', async (_, text, expected) => {
    expect(await read(text)).toMatchObject(expected)
  })

  it('asks for the passphrase of a sealed backup', async () => {
    const { text } = await sealedBackup(log, now, 'siri')
    expect(await read(text)).toEqual({ kind: 'needs-passphrase' })
    expect(await readImport(strToU8(text), 'other')).toEqual({ kind: 'wrong-passphrase' })
    expect(await readImport(strToU8(text), 'siri')).toMatchObject({ kind: 'log', source: 'comrade' })
  })

  it('may be a table in Windows-1252 or UTF-16', async () => {
    const latin = Uint8Array.from('Date,Notes\n2024-05-01,caf\u00e9\n', (character) => character.charCodeAt(0))
    expect(await readImport(latin)).toMatchObject({
      kind: 'table',
      table: { rows: [{ cells: ['2024-05-01', 'café'] }] },
    })
    const utf16 = new Uint8Array(
      new Uint16Array([...`\ufeff${table}`].map((character) => character.charCodeAt(0))).buffer,
    )
    expect(await readImport(utf16)).toMatchObject({ kind: 'table', table: { headers: ['Date', 'Flow'] } })
  })

  it('reports how many days of a backup could not be read', async () => {
    expect(await read(backup.replace('"days":[]', '"days":[{}]'))).toMatchObject({
      unread: [{ what: { kind: 'unreadable-days' }, count: 1 }],
    })
  })

  it('never makes the import throw, whatever its bytes are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        async (bytes) => void expect(await readImport(bytes)).toHaveProperty('kind'),
      ),
    )
    await fc.assert(fc.asyncProperty(fc.json(), async (text) => void expect(await read(text)).toHaveProperty('kind')))
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect(await read(`[{"date":"2024-05-01","type":"pain","value":${deep}}]`)).toHaveProperty('kind')
  })

  it('is refused when it is too large', async () => {
    expect(await readImport(new Uint8Array(maxBytes + 1))).toEqual({ kind: 'too-big' })
  })
})

describe('an archive', () => {
  it('is searched for an export among other files', async () => {
    const zip = zipSync({
      'a/user.json': strToU8('{"name":"x"}'),
      'a/measurements.json': strToU8(clue),
      'a/notes.csv': strToU8(table),
      'a/photo.png': new Uint8Array(9),
    })
    expect(await readImport(zip)).toMatchObject({ kind: 'log', source: 'clue' })
    expect(await readImport(zipSync({ 'notes.csv': strToU8(table) }))).toMatchObject({ kind: 'table' })
    expect(await readImport(zipSync({ 'photo.png': new Uint8Array(9) }))).toEqual({ kind: 'not-ours' })
  })

  it('with a password is reported as locked', async () => {
    expect(await readImport(encrypted(zipSync({ 'measurements.json': strToU8(clue) })))).toEqual({ kind: 'locked-zip' })
    expect(await readImport(encrypted(zipSync({ 'measurements.json': [strToU8(clue), { level: 0 }] })))).toEqual({
      kind: 'locked-zip',
    })
  })

  it('is not unpacked when the content would be too large', async () => {
    const halfLimit = new Uint8Array(maxBytes / 2 + 1).fill(32)
    const bomb = zipSync({ 'a.json': halfLimit, 'b.json': halfLimit })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await readImport(bomb)).toEqual({ kind: 'too-big' })
  })

  /**
   * Sets a field of the archive's directory: the compression method at offset 10, the uncompressed size at offset 24.
   */
  const withDirectoryField = (zip: Uint8Array, offset: number, value: number): Uint8Array => {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
    const write = offset === 10 ? view.setUint16.bind(view) : view.setUint32.bind(view)
    for (let position = 0; position + 4 <= zip.length; position += 1)
      if (view.getUint32(position, true) === 0x02_01_4b_50) write(position + offset, value, true)
    return zip
  }
  const zipOfMillionBytes = () => zipSync({ 'a.json': new Uint8Array(1_000_000).fill(32) })

  it('with a wrong uncompressed size is not unpacked beyond that size', async () => {
    expect(['not-ours', 'damaged']).toContain((await readImport(withDirectoryField(zipOfMillionBytes(), 24, 10))).kind)
  })

  it('that declares too large a size is rejected before unpacking', async () => {
    const unknownMethod = withDirectoryField(zipOfMillionBytes(), 10, 14)
    expect(await readImport(unknownMethod)).toEqual({ kind: 'damaged' })
    expect(await readImport(withDirectoryField(unknownMethod, 24, 0xff_ff_ff_f0))).toEqual({ kind: 'too-big' })
  })

  it('that is truncated is reported as damaged', async () => {
    expect(await readImport(zipSync({ 'measurements.json': strToU8(clue) }).slice(0, 60))).toEqual({ kind: 'damaged' })
  })
})
