// The engine for a page: the waiting changes, the end of the last exchange, and a new pull. It loads with the first
// screen.
export { outboxState } from './outbox/outbox-state'
export { useUnsent } from './outbox/use-unsent'
export { pullState } from './pull/pull-state'
export { requestPull } from './pull/request-pull'
