import type { precacheRest, repairPrecache } from '@/app/install/rules/worker-messages'

/** Messages from pages to the worker. */
type MessageType = 'SKIP_WAITING' | 'CLAIM' | 'WHATS_NEW' | typeof precacheRest | typeof repairPrecache

export const isMessage = ({ data }: ExtendableMessageEvent, type: MessageType): boolean => {
  const message: unknown = data
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}
