/** Messages from pages to the worker. */
type MessageType = 'SKIP_WAITING' | 'CLAIM' | 'KEEP_REST' | 'WHATS_NEW' | 'MEND'

export const isMessage = ({ data }: ExtendableMessageEvent, type: MessageType): boolean => {
  const message: unknown = data
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}
