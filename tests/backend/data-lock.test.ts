import { cp, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockDataFolder, refuseIfInUse } from '../../supabase/local/data-lock.ts'
import { holds, readHolder, startTimeOf, thisMachine, type Holder } from '../../supabase/local/lock/holder.ts'

const here = { host: 'campus', boot: 'boot-2', processes: 'pid:[1]' }
const holder: Holder = { pid: 41, startTime: '700', machine: here, file: '12', origin: '' }
const alive = () => true
const dead = () => false

describe('who is named in a lock', () => {
  test.each<[string, Partial<Holder>, () => boolean, boolean | undefined]>([
    ['holds it while the process runs', {}, alive, true],
    ['does not hold it any more once the process has ended', {}, dead, false],
    ['does not hold a copy of it', { file: '11' }, alive, false],
    ['does not hold it after the machine has started anew', { machine: { ...here, boot: 'boot-1' } }, alive, false],
    [
      'may hold it on another machine',
      { machine: { host: 'other', boot: 'boot-9', processes: 'pid:[1]' } },
      dead,
      undefined,
    ],
    [
      'may hold it in another container of the machine',
      { machine: { ...here, host: 'f00d', processes: 'pid:[2]' } },
      dead,
      undefined,
    ],
    ['may hold it in a container of the same name', { machine: { ...here, processes: 'pid:[2]' } }, dead, undefined],
  ])('%s', (_what, change, runs, expected) => {
    expect(holds({ holder: { ...holder, ...change }, file: '12', here, runs })).toBe(expected)
  })

  test('is read as earlier versions wrote it', () => {
    expect(readHolder('41 700\n', { ino: 12 })).toMatchObject({ pid: 41, startTime: '700', file: '12' })
    for (const text of ['', 'x', '{"pid":1}', '41']) expect(readHolder(text, { ino: 12 })).toBeUndefined()
  })
})

describe('a data folder', () => {
  let parent: string
  let folder: string
  const lock = () => join(folder, 'comrade.lock')
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'comrade-lock-'))
    folder = join(parent, 'data')
  })
  afterEach(() => rm(parent, { recursive: true, force: true }))

  const rewrite = async (change: object) =>
    writeFile(lock(), JSON.stringify({ ...JSON.parse(await readFile(lock(), 'utf8')), ...change }))

  /** One that runs as long as this one. */
  const anotherProcess = { pid: process.ppid, startTime: startTimeOf(process.ppid) }

  test('that is in use says by which process and where that is, before anything else happens', async () => {
    await refuseIfInUse(folder)
    const release = await lockDataFolder(folder, { origin: 'http://localhost:4173' })
    const reason = new RegExp(
      `data folder ${folder} is in use by another Comrade \\(process ${process.pid}\\) at http://localhost:4173; stop that one`,
    )
    await expect(refuseIfInUse(folder)).rejects.toThrow(reason)
    await expect(lockDataFolder(folder)).rejects.toThrow(reason)
    await release()
    await refuseIfInUse(folder)
    await (
      await lockDataFolder(folder)
    )()
  })

  test('that was copied while it was in use can be used, and the first one still cannot', async () => {
    const release = await lockDataFolder(folder)
    await rewrite(anotherProcess)
    const copy = join(parent, 'copy')
    await cp(folder, copy, { recursive: true, preserveTimestamps: true })
    await (
      await lockDataFolder(copy)
    )()
    await expect(lockDataFolder(folder)).rejects.toThrow('in use')
    await release()
  })

  test('that was moved while it was in use is still in use', async () => {
    const release = await lockDataFolder(folder)
    await rewrite(anotherProcess)
    const moved = join(parent, 'moved')
    await rename(folder, moved)
    await expect(lockDataFolder(moved)).rejects.toThrow(`process ${process.ppid}`)
    await release()
  })

  test('whose process was killed can be used', async () => {
    await lockDataFolder(folder)
    await rewrite({ pid: 999_999_999 })
    const release = await lockDataFolder(folder)
    expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({ pid: process.pid })
    await release()
  })

  test('of another machine can be used once nobody has set the time of its lock for a while, and not before', async () => {
    await lockDataFolder(folder)
    await rewrite({ machine: { ...thisMachine(), host: 'other', processes: 'pid:[7]' } })
    const beat = setInterval(() => void utimes(lock(), new Date(), new Date()), 50)
    await expect(lockDataFolder(folder, { silentFor: 5000 })).rejects.toThrow(
      /in use by another Comrade \(process \d+ on other\)/,
    )
    clearInterval(beat)
    await (
      await lockDataFolder(folder, { silentFor: 500 })
    )()
  })
})
