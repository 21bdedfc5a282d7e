// Rows that a phone does not copy, while a screen shows them.
export { useLinkedRow } from './pull/use-linked-row'
export { useLinkedRows } from './pull/use-linked-rows'
export { useOlderRows } from './pull/use-older-rows'
