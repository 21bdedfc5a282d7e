import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Letter, LetterAnswer, LetterDraft } from '@/domain/letter'
import { ComradeDb } from './db'
import { deliverLetters, dropFailedLetter, letterState, watchLetters, writeLetter, type LetterRemote } from './letters'

const created: LetterAnswer = { status: 201, code: '' }
const offline: LetterAnswer = { status: 0, code: '' }

/** A server's insert-only tables in memory, and its faults. */
class FakeLetterRemote implements LetterRemote {
  readonly rows = new Map<string, Letter>()
  sends = 0
  /** Answers instead of the tables when it answers at all; a test throws here to crash. */
  fault: (letter: Letter) => LetterAnswer | null = () => null
  /** After the row is in the tables and before its answer is heard. */
  afterInsert: () => LetterAnswer | null = () => null

  async send(letter: Letter): Promise<LetterAnswer> {
    this.sends += 1
    const fault = this.fault(letter)
    if (fault) return fault
    if (this.rows.has(letter.id)) return { status: 409, code: '23505' }
    this.rows.set(letter.id, letter)
    return this.afterInsert() ?? created
  }

  get subjects(): string[] {
    return [...this.rows.values()].map((letter) => (letter.kind === 'contact' ? letter.body.subject : letter.body.email))
  }
}

const message = (subject: string): LetterDraft => ({
  kind: 'contact',
  body: { name: 'Amina', email: 'amina@students.example', subject, message: 'Hello' },
})
const subscription: LetterDraft = { kind: 'newsletter', body: { email: 'amina@students.example' } }

let db: ComradeDb
let remote: FakeLetterRemote
let made = 0

const kept = () => db.letters.toArray()
const deliver = () => deliverLetters(remote, db)

beforeEach(() => {
  made += 1
  db = new ComradeDb(`letters-test-${made}`)
  remote = new FakeLetterRemote()
})
afterEach(() => db.delete())

describe('a letter', () => {
  it('is on the device before anything is sent', async () => {
    const letter = await writeLetter(message('One'), db)
    expect(await kept()).toEqual([letter])
    expect(letter).toMatchObject({ ...message('One'), state: 'waiting' })
    expect(remote.sends).toBe(0)
  })

  it('is gone from the device once the server has it', async () => {
    const { id } = await writeLetter(message('One'), db)
    expect(await letterState(id, db)).toBe('waiting')
    await deliver()
    expect(await kept()).toEqual([])
    expect(await letterState(id, db)).toBe('delivered')
    expect([...remote.rows.keys()]).toEqual([id])
  })

  it('written offline waits, and goes once when the network is back', async () => {
    remote.fault = () => offline
    await writeLetter(message('One'), db)
    await deliver()
    await deliver()
    expect(await kept()).toHaveLength(1)
    remote.fault = () => null
    await deliver()
    await deliver()
    expect(remote.subjects).toEqual(['One'])
    expect(await kept()).toEqual([])
  })

  it('is neither lost nor sent twice when the app dies between the send and the note of it', async () => {
    await writeLetter(message('One'), db)
    remote.afterInsert = () => {
      throw new Error('the phone died')
    }
    await expect(deliver()).rejects.toThrow('the phone died')
    expect(await kept()).toHaveLength(1)

    // The next start, on what the disk holds.
    db.close()
    db = new ComradeDb(`letters-test-${made}`)
    remote.afterInsert = () => null
    await deliver()
    expect(remote.sends).toBe(2)
    expect(remote.subjects).toEqual(['One'])
    expect(await kept()).toEqual([])
  })

  it('whose answer is lost on the way is not sent a second time as another', async () => {
    await writeLetter(message('One'), db)
    remote.afterInsert = () => offline
    await deliver()
    expect(await kept()).toHaveLength(1)
    await deliver()
    expect(remote.rows.size).toBe(1)
    expect(await kept()).toEqual([])
  })

  it('sent by two tabs at once arrives once', async () => {
    await writeLetter(message('One'), db)
    await Promise.all([deliver(), deliver()])
    expect(remote.rows.size).toBe(1)
    expect(await kept()).toEqual([])
  })

  it('survives a captive portal that answers 200', async () => {
    remote.fault = () => ({ status: 200, code: '' })
    await writeLetter(subscription, db)
    await deliver()
    expect(await kept()).toMatchObject([{ state: 'waiting' }])
  })

  it('for an address that is on the list already is done', async () => {
    remote.fault = () => ({ status: 409, code: '23505' })
    const { id } = await writeLetter(subscription, db)
    await deliver()
    expect(await letterState(id, db)).toBe('delivered')
  })
})

describe('several letters', () => {
  it('go in the order in which they were written, and stop at the first that finds no network', async () => {
    for (const subject of ['One', 'Two', 'Three']) await db.letters.add({ ...(await draftAt(subject)), id: crypto.randomUUID() })
    remote.fault = (letter) => (letter.kind === 'contact' && letter.body.subject === 'Two' ? offline : null)
    await deliver()
    expect(remote.subjects).toEqual(['One'])
    expect(remote.sends).toBe(2)
    remote.fault = () => null
    await deliver()
    expect(remote.subjects).toEqual(['One', 'Two', 'Three'])
  })

  it('do not wait for one that the server puts off or refuses', async () => {
    await writeLetter(message('Too many'), db)
    await writeLetter(message('Broken'), db)
    await writeLetter(subscription, db)
    remote.fault = (letter) => {
      if (letter.kind === 'newsletter') return null
      return letter.body.subject === 'Broken' ? { status: 400, code: '23514' } : { status: 429, code: 'PT429' }
    }
    await deliver()
    expect(remote.subjects).toEqual(['amina@students.example'])
    expect((await kept()).map((letter) => letter.state).toSorted()).toEqual(['failed', 'waiting'])
  })
})

describe('a refused letter', () => {
  const refuse = async (): Promise<Letter> => {
    remote.fault = () => ({ status: 400, code: '23514' })
    const letter = await writeLetter(message('One'), db)
    await deliver()
    return letter
  }

  it('stays in sight and is not sent again', async () => {
    const { id } = await refuse()
    const seen = new Promise<readonly Letter[]>((resolve) => {
      const stop = watchLetters('contact', (letters) => {
        stop()
        resolve(letters)
      }, db)
    })
    expect(await seen).toMatchObject([{ id, state: 'failed' }])
    await deliver()
    expect(remote.sends).toBe(1)
  })

  it('can be taken out; one that still waits cannot', async () => {
    const { id } = await refuse()
    const waiting = await writeLetter(message('Two'), db)
    await dropFailedLetter(id, db)
    await dropFailedLetter(waiting.id, db)
    expect((await kept()).map((letter) => letter.id)).toEqual([waiting.id])
  })
})

/** Clocks have no finer grain than a millisecond: letters of a test get theirs by their subject. */
const draftAt = async (subject: string): Promise<Omit<Letter, 'id'> & LetterDraft> => ({
  ...message(subject),
  writtenAt: `2026-11-21T08:00:0${['One', 'Two', 'Three'].indexOf(subject)}.000Z`,
  state: 'waiting',
})
