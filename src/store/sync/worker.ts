// For the service worker.
export { sendInBackground } from './outbox/send-in-background'
export { storeChanges } from './outbox/store-changes'
export { syncTag } from './outbox/sync-tag'
