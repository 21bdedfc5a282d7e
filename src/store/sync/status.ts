// What a page asks of the engine: what waits, how the last exchange ended, and to pull again. It loads with the first
// screen.
export { outboxState } from './outbox/outbox-state'
export { useUnsent } from './outbox/use-unsent'
export { pullState } from './pull/pull-state'
export { requestPull } from './pull/request-pull'
