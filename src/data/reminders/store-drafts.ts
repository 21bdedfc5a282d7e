import { userDb } from '../outbox/user-db'
import { enqueue } from '../outbox/store'
import type { StoreDrafts } from './plan'

/** Stores drafts and sends nothing: for the worker, which drains afterwards, and for somebody who signs out. */
export const storeDrafts: StoreDrafts = (person, drafts) => enqueue(userDb(person), drafts, [], Date.now)
