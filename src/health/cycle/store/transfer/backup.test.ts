import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDay, newProfile, type CycleLog } from '@/health/cycle/rules/log'
import { anyLog, lastDay } from '#support/health/cycle/transfer/log-arbitraries'
import { applyMerge, mergePlan } from '@/health/cycle/rules/transfer/merge'
import { readBackup } from './read-backup'
import { plainBackup, sealedBackup } from './write-backup'
import { minIterations } from '@/store/sealed-rows/sealing'

const now = new Date('2026-11-21T10:11:12.345Z')
const empty: CycleLog = { days: [], profile: newProfile }
const plain = JSON.parse(plainBackup(empty, now).text)
const sealedText = (await sealedBackup(empty, now, 'siri yangu')).text
const sealed = JSON.parse(sealedText)
const kindOf = async (json: unknown, passphrase?: string) =>
  (await readBackup(typeof json === 'string' ? json : JSON.stringify(json), passphrase)).kind

const flipBit = (base64: string): string => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  bytes[0] = (bytes[0] ?? 0) ^ 1
  return btoa(String.fromCharCode(...bytes))
}

describe('a backup', () => {
  it('restores exactly the same log', async () => {
    await fc.assert(
      fc.asyncProperty(anyLog, async (log) => {
        expect(await readBackup(plainBackup(log, now).text)).toEqual({
          kind: 'log',
          log,
          madeAt: now.toISOString(),
          unread: [],
        })
      }),
    )
  })

  it('restores exactly the same log when it was sealed, whatever the passphrase', async () => {
    await fc.assert(
      fc.asyncProperty(anyLog, fc.string({ unit: 'grapheme', minLength: 1 }), async (log, passphrase) => {
        const { text } = await sealedBackup(log, now, passphrase)
        expect(await readBackup(text, passphrase)).toEqual({ kind: 'log', log, madeAt: now.toISOString(), unread: [] })
      }),
      { numRuns: 4 },
    )
  })

  it('restores the whole log into an empty one', async () => {
    await fc.assert(
      fc.asyncProperty(anyLog, async (log) => {
        const read = await readBackup(plainBackup(log, now).text)
        const found = read.kind === 'log' ? read.log : null
        expect(
          found &&
            applyMerge(empty, mergePlan(empty, found, { conflicts: 'keep-mine', takeSettings: false, today: lastDay })),
        ).toEqual(log)
      }),
    )
  })

  it('has the date in its name and declares its format', () => {
    expect(plainBackup(empty, now).name).toMatch(/^comrade-cycle-2026-11-2\d\.json$/u)
    expect(plain).toMatchObject({ format: 'comrade-cycle', version: 1, madeAt: '2026-11-21T10:11:12.345Z' })
  })

  it('loses only its invalid parts', async () => {
    const day = { date: '2026-03-01', flow: 'light' }
    expect(
      await readBackup(JSON.stringify({ ...plain, days: [day, { date: 'soon' }, 4], profile: 'lost' })),
    ).toMatchObject({
      kind: 'log',
      log: { days: [{ date: '2026-03-01', flow: 'light' }], profile: null },
      unread: [
        { what: { kind: 'unreadable-days' }, count: 2 },
        { what: { kind: 'unreadable-profile' }, count: 1 },
      ],
    })
  })

  it.each([
    ['an unknown method', { methods: [{ method: 'magic', from: '2026-01-01' }] }, 1],
    [
      'a method with an invalid day',
      {
        methods: [
          { method: 'pill', from: '2026-01-01', to: 'soon' },
          { method: 'condom', from: '2026-01-01' },
        ],
      },
      1,
    ],
    [
      'an invalid pack of a method',
      { methods: [{ method: 'pill', from: '2026-01-01', packs: [{ kind: 'combined-28', start: 'soon' }] }] },
      1,
    ],
    [
      'two invalid pregnancies',
      {
        pregnancies: [
          { from: 'x' },
          { from: '2024-01-01', to: '2024-09-30', ended: 'stork' },
          { from: '2024-01-01', to: '2024-09-30', ended: 'birth' },
        ],
      },
      2,
    ],
    ['an invalid length of cycles', { shape: { length: 9000, periodLength: 5, lutealLength: 14 } }, 1],
    ['an unknown stage', { stage: 'flying' }, 1],
    ['an unknown reminder', { reminders: { ...newProfile.reminders, on: ['moon'] } }, 1],
    ['feeding without a birth', { feeding: { kind: 'breast' } }, 1],
    [
      'emergency pills, counts and visits',
      {
        emergencyPills: [{ kind: 'x', taken: '2026-01-01' }],
        movementCounts: [{ start: 'now' }],
        clinicVisits: [{ week: 3, ticked: '2026-01-01' }],
        contractions: 7,
      },
      4,
    ],
    ['a part of a later version', { moons: [{ day: '2026-01-01' }] }, 1],
    ['nothing at all', { methods: [], moons: [], feeding: null }, 0],
  ])('counts what cannot be read of its settings: %s', async (_, parts, count) => {
    const unread = count === 0 ? [] : [{ what: { kind: 'unreadable-profile' }, count }]
    expect(await readBackup(JSON.stringify({ ...plain, profile: { ...plain.profile, ...parts } }))).toMatchObject({
      kind: 'log',
      unread,
    })
  })

  it.each([
    ['an unknown flow', [{ flow: 'gushing' }]],
    ['an unknown symptom', [{ symptoms: ['cramps', 'itching'] }]],
    ['an impossible temperature', [{ temperature: 99 }]],
    ['notes that are too long', [{ notes: 'x'.repeat(3000) }]],
    ['a part of a later version', [{ moon: 'full' }]],
    ['an earlier entry of the day', [{ flow: 'heavy' }, { flow: 'light' }]],
  ])('names the day of which a part cannot be read: %s', async (_, parts) => {
    const days = parts.map((part) => ({ date: '2026-03-01', ...part }))
    expect(await readBackup(JSON.stringify({ ...plain, days }))).toMatchObject({
      unread: [{ what: { kind: 'unreadable-parts' }, count: 1, days: ['2026-03-01'] }],
    })
  })

  it.each([
    ['a file of something else', { format: 'photo' }, 'not-ours'],
    ['plain text', 'Dear diary', 'not-ours'],
    ['an empty file', '', 'not-ours'],
    ['a file of a later app', { ...plain, version: 2, days: {} }, 'newer-version'],
    ['a sealed file of a later app', { ...sealed, version: 2, kdf: 'argon' }, 'newer-version'],
    ['a file without days', { ...plain, days: 'none' }, 'damaged'],
    ['a file without a version', { ...plain, version: 'one' }, 'damaged'],
    ['a file cut short', plainBackup(empty, now).text.slice(0, -20), 'damaged'],
    ['a sealed file without its salt', { ...sealed, kdf: { ...sealed.kdf, salt: '' } }, 'damaged'],
    ['a sealed file that is not base64', { ...sealed, data: '***' }, 'damaged'],
    ['a sealed file with too few iterations', { ...sealed, kdf: { ...sealed.kdf, iterations: 1000 } }, 'damaged'],
    ['a sealed file with too many iterations', { ...sealed, kdf: { ...sealed.kdf, iterations: 2 ** 31 } }, 'damaged'],
  ])('classifies %s', async (_, json, kind) => {
    expect(await kindOf(json, 'siri yangu')).toBe(kind)
  })

  it('never throws, whatever the file contains', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.anything(), async (days, profile) => {
        const text = JSON.stringify({ ...plain, days, profile }, (_, value: unknown) =>
          typeof value === 'bigint' ? 0 : value,
        )
        expect(['log', 'damaged']).toContain(await kindOf(text))
      }),
    )
    await fc.assert(fc.asyncProperty(fc.string(), async (text) => void expect(await kindOf(text)).toBe('not-ours')))
  })
})

it('a backup of an older version is read: without marks, answers and due dates', async () => {
  const days = [{ date: lastDay, flow: 'heavy', symptoms: [], mood: null, notes: '', soaked: false, pain: null }]
  const profile = { leftOut: [], pregnancies: [{ from: '2024-01-01', to: '2024-09-30', ended: 'birth' }] }
  const reading = await readBackup(JSON.stringify({ format: 'comrade-cycle', version: 1, madeAt: null, days, profile }))
  expect(reading).toMatchObject({
    kind: 'log',
    unread: [],
    log: {
      days: [{ flow: 'heavy', mark: null }],
      profile: { confirmed: [], pregnancies: [{ from: '2024-01-01', due: null, ended: 'birth' }] },
    },
  })
})

describe('a sealed backup', () => {
  it('reveals nothing without its passphrase', async () => {
    const log: CycleLog = {
      ...empty,
      days: [
        {
          ...emptyDay(lastDay),
          flow: 'heavy',
          symptoms: ['cramps'],
          mood: 'sad',
          notes: 'planted marker',
          soaked: true,
          pain: 3,
        },
      ],
    }
    const { text } = await sealedBackup(log, now, 'siri')
    expect(text).not.toMatch(/planted|heavy|cramps|2026/u)
    expect(await kindOf(text)).toBe('needs-passphrase')
    expect(await kindOf(text, 'Siri')).toBe('wrong-passphrase')
  })

  it('is derived with enough iterations and a new salt', async () => {
    const { kdf, iv } = JSON.parse((await sealedBackup(empty, now, 'siri yangu')).text)
    expect(kdf).toMatchObject({ name: 'PBKDF2', hash: 'SHA-256', iterations: minIterations })
    expect(minIterations).toBeGreaterThanOrEqual(600_000)
    expect(kdf.salt).not.toBe(sealed.kdf.salt)
    expect(iv).not.toBe(sealed.iv)
  })

  it.each([
    ['its text', { ...sealed, data: flipBit(sealed.data) }],
    ['its salt', { ...sealed, kdf: { ...sealed.kdf, salt: flipBit(sealed.kdf.salt) } }],
    ['its nonce', { ...sealed, iv: flipBit(sealed.iv) }],
    ['its iterations', { ...sealed, kdf: { ...sealed.kdf, iterations: minIterations + 1 } }],
  ])('does not open when %s was changed', async (_, json) => {
    expect(await kindOf(json, 'siri yangu')).toBe('wrong-passphrase')
  })

  it('opens with the same passphrase in another Unicode normalisation', async () => {
    const { text } = await sealedBackup(empty, now, 'caf\u00e9')
    expect(await kindOf(text, 'cafe\u0301')).toBe('log')
  })
})
