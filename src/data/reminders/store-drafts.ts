import { personDb } from '../outbox/person-db'
import { enqueue } from '../outbox/store'
import type { Keep } from './plan'

/** Stores drafts and sends nothing: for the worker, which drains afterwards, and for somebody who signs out. */
export const storeDrafts: Keep = (person, drafts) => enqueue(personDb(person), drafts, [], Date.now)
