import Dexie from 'dexie'
import { expect, test } from 'vitest'
import { abortWhenSuspended } from '@/store/abort-when-suspended'
import { phoneOnly } from '@/store/phone-only'
import { phoneOrMemory } from '@/store/phone-or-memory'

const openNotes = (name: string) => {
  const db = new Dexie(name)
  abortWhenSuspended(db)
  db.version(1).stores({ notes: 'id' })
  return db
}

/** Starts a write that never ends by itself, as in a suspended page. */
const beginWrite = (db: Dexie) => {
  const began = Promise.withResolvers<void>()
  const written = db.transaction('rw', 'notes', async () => {
    await db.table('notes').put({ id: 'first' })
    began.resolve()
    for (;;) await db.table('notes').count()
  })
  return {
    began: began.promise,
    ended: written.then(
      () => 'written',
      (error: Error) => error.name,
    ),
  }
}

test('a suspended page aborts its transactions, so other pages can write', async () => {
  const { began, ended } = beginWrite(openNotes('suspended'))
  await began
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(await ended).toBe('AbortError')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  const other = openNotes('suspended')
  await other.table('notes').put({ id: 'second' })
  expect(await other.table('notes').toCollection().primaryKeys()).toEqual(['second'])
})

test.each([
  ['on the phone or in memory', phoneOrMemory],
  ['on the phone alone', phoneOnly()],
])(
  'a suspended page aborts the creation of a database %s, so other pages can create it, and uses it when it is shown again',
  async (where, options) => {
    const create = () => {
      const db = new Dexie(`created ${where}`, options)
      abortWhenSuspended(db)
      db.version(1).stores({ notes: 'id' })
      return db
    }
    const suspended = create()
    const began = Promise.withResolvers<void>()
    let isFirst = true
    suspended.on('populate', async (transaction) => {
      began.resolve()
      // Never ends by itself, as in a suspended page.
      while (isFirst)
        await transaction
          .table('notes')
          .count()
          .catch(() => (isFirst = false))
    })
    const opened = suspended.open().then(
      () => 'opened',
      (error: Error) => error.name,
    )
    await began.promise
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(await opened).toBe('AbortError')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await create().table('notes').put({ id: 'first' })
    expect(await suspended.table('notes').count()).toBe(1)
  },
)

test('a page that is closed for good completes its writes', async () => {
  const db = openNotes('closed')
  const written = db.table('notes').put({ id: 'first' })
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
  expect(await written).toBe('first')
})
