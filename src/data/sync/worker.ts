// For the service worker.
export { sendInBackground } from './outbox/send-in-background'
export { syncTag } from './outbox/sync-tag'
