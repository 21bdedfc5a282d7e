import { vi } from 'vitest'
import { deriveArgon2 } from '@/health/cycle/store/argon2'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { userId } from '@/kit/rules/ids'
import type { User } from '@/store/session/session-state'
import { storeChanges } from '@/store/sync/write'
import { userDb } from '@/store/user-db'
import { logNote } from '../health/cycle/cycle-log-fixture'

type KeyRequest = { readonly pin: string; readonly salt: Uint8Array<ArrayBuffer> }

/** Derives keys at the least cost, which keeps tests fast; the lock's own tests check the real one. */
class KeyWorker extends EventTarget {
  terminate(): void {}

  postMessage({ pin, salt }: KeyRequest): void {
    void deriveArgon2(pin, salt, { memoryKiB: 64, passes: 1 }).then((value) =>
      this.dispatchEvent(new MessageEvent('message', { data: { value } })),
    )
  }
}

/** Node has no `Worker`. */
export const stubWorker = (): void => void vi.stubGlobal('Worker', KeyWorker)

export const askPhone = () => Promise.resolve(new Uint8Array(32))
export const newUser = () => ({ id: userId(crypto.randomUUID()), email: 'Amina@students.example', fullName: null })

export const logged = async (user: Pick<User, 'id'>, note: string) => {
  const store = cycleLogStore(user.id)
  await store.change(logNote('2026-11-21', note))
  return store
}

export const notesOf = async (user: Pick<User, 'id'>) => {
  const store = cycleLogStore(user.id)
  const stop = store.follow()
  try {
    return await vi.waitFor(() => {
      const state = store.state.getState()
      if (state.status !== 'open') throw new Error(`the log is ${state.status}`)
      return state.log.days.map(({ notes }) => notes)
    })
  } finally {
    stop()
  }
}

export const listing = '5f8b6a0e-7d53-4f6f-9d3a-3c9a5b1c2d11'

/** The pregnancy record as the server had it. */
export const copy = {
  id: listing,
  rev: 7,
  pregnancy_start_date: '2026-06-01',
  due_date: '2027-03-08',
  current_week: 25,
  baby_name: 'Neema',
  notes: null,
  appointments: [],
  symptoms: [],
  weight_tracking: [],
}

/** A listing with a photo, as the form writes it. */
export const writeListing = (owner: User['id']) => {
  const path = `${owner}/${listing}/1-large.webp`
  const upload = { path, bytes: new ArrayBuffer(3), small: new ArrayBuffer(1), type: 'image/webp' }
  const values = { title: 'Kettle', image_url: `https://comrade.example/item-images/${path}` }
  return storeChanges(owner, [{ action: 'insert', table: 'items', row: listing, values }], {
    files: { bucket: 'item-images', uploads: [upload] },
  })
}

export const pendingOf = ({ id }: Pick<User, 'id'>) => userDb(id).operations.orderBy('seq').toArray()
