import Dexie from 'dexie'
import { expect, test } from 'vitest'
import { loadProblemOf } from './load-problem'
import { OfflineError, ServerError, UnexpectedResponseError } from './remote/errors'
import { StorageFullError, StorageUnavailableError } from './storage-errors'

test.each([
  ['the server is not reached', new OfflineError('no network'), 'unreachable'],
  ['the phone is full', new Dexie.QuotaExceededError('no room'), 'full'],
  [
    'the phone becomes full in a transaction',
    new Dexie.AbortError('aborted', new Dexie.QuotaExceededError('no room')),
    'full',
  ],
  [
    'the phone becomes full with many rows',
    new Dexie.BulkError('not all', [new Dexie.QuotaExceededError('no room')]),
    'full',
  ],
  [
    'rows are refused for another reason',
    new Dexie.BulkError('not all', [new Dexie.ConstraintError('taken')]),
    'blocked',
  ],
  ['the browser says itself that the phone is full', new DOMException('no room', 'QuotaExceededError'), 'full'],
  ['a write has found the phone full', new StorageFullError('no room'), 'full'],
  ['the browser keeps nothing', new Dexie.OpenFailedError('blocked'), 'blocked'],
  ['nothing can be written', new StorageUnavailableError('broken'), 'blocked'],
  ['the server fails', new ServerError(500, '', 'broken'), 'server'],
  ['something else answers', new UnexpectedResponseError('a page'), 'server'],
  ['a thing of no kind is thrown', 'broken', 'server'],
] as const)('an error has its own problem: %s', (_what, error, problem) => {
  expect(loadProblemOf(error)).toBe(problem)
})
