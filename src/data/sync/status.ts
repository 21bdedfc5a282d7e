// What the engine says of itself, and how a screen asks it to pull again.
export { outboxState } from './outbox/outbox-state'
export { useUnsent } from './outbox/use-unsent'
export { pullState } from './pull/pull-state'
export { requestPull } from './pull/request-pull'
