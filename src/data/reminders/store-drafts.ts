import { userDb } from '../sync/outbox/user-db'
import { enqueue } from '../sync/outbox/store'
import type { StoreDrafts } from './plan'

/** Stores drafts without sending them: for the worker, which drains afterwards, and for signing out. */
export const storeDrafts: StoreDrafts = (userId, drafts) => enqueue(userDb(userId), drafts, [], Date.now)
