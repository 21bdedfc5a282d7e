import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endStalledTransactions, stallLimitMs } from '@/store/end-stalled-transactions'
import { openLimitMs } from '@/store/open-request'
import { phoneOnly } from '@/store/phone-only'

const openNotes = () => {
  const db = new Dexie(`stalled-${crypto.randomUUID()}`, { cache: 'disabled', ...phoneOnly() })
  endStalledTransactions(db)
  db.version(1).stores({ notes: 'id' })
  return db
}

const outcome = (work: PromiseLike<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.name,
  )

/** Whether the browser says nothing any more, and when it was first silent. */
let isSilent = false
let firstSilence = Promise.withResolvers<void>()

const silence = <Target extends EventTarget>(target: Target, ...types: readonly string[]): Target => {
  for (const type of types) {
    target.addEventListener(type, (event) => {
      if (!isSilent) return
      event.stopImmediatePropagation()
      firstSilence.resolve()
    })
  }
  return target
}

/** Dexie takes the function when it opens a database. */
const silenceTransactions = () => {
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    return silence(transaction.apply(this, args), 'complete')
  })
}

const silenceReads = () => {
  const { get } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, ...args) {
    return silence(get.apply(this, args), 'success', 'error')
  })
}

afterEach(() => void vi.useRealTimers())

describe('a transaction', () => {
  let db: Dexie
  beforeEach(async () => {
    isSilent = false
    firstSilence = Promise.withResolvers()
    silenceTransactions()
    silenceReads()
    db = openNotes()
    await db.table('notes').put({ id: 'first' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  const afterLimits = async (work: PromiseLike<unknown>) => {
    const ended = outcome(work)
    await firstSilence.promise
    // The second is for the abort that the browser does not confirm.
    for (let limits = 0; limits < 2; limits++) await vi.advanceTimersByTimeAsync(stallLimitMs)
    return ended
  }

  test('whose read is never answered fails, and the next one is', async () => {
    isSilent = true
    expect(await afterLimits(db.table('notes').get('first'))).toBe('TimeoutError')
    isSilent = false
    expect(await db.table('notes').get('first')).toEqual({ id: 'first' })
  })

  test('whose read is never answered fails as a whole', async () => {
    isSilent = true
    const written = db.transaction('rw', 'notes', async () => {
      await db.table('notes').put({ id: 'second' })
      await db.table('notes').get('first')
    })
    expect(await afterLimits(written)).not.toBe('done')
  })

  test('whose commit is never confirmed fails', async () => {
    isSilent = true
    expect(await afterLimits(db.table('notes').put({ id: 'second' }))).toBe('AbortError')
  })

  test('that makes progress may take longer than the limit', async () => {
    await db.transaction('rw', 'notes', async () => {
      for (const id of ['second', 'third', 'fourth']) {
        await db.table('notes').put({ id })
        vi.advanceTimersByTime(stallLimitMs - 1)
      }
    })
    expect(await db.table('notes').count()).toBe(4)
  })

  test('leaves no timer behind', async () => {
    await db.table('notes').put({ id: 'second' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('a database that is never opened fails, and is closed should it open later, so that it blocks no upgrade', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const result = { close: vi.fn<() => void>() }
  const request = Object.assign(new EventTarget(), { result })
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => request as unknown as IDBOpenDBRequest)
  const opened = outcome(openNotes().open())
  await vi.advanceTimersByTimeAsync(openLimitMs)
  expect(await opened).toBe('TimeoutError')
  request.dispatchEvent(new Event('success'))
  expect(result.close).toHaveBeenCalledOnce()
})
