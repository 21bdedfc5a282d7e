/** What pages ask of the worker. */
type Asked = 'SKIP_WAITING' | 'CLAIM' | 'KEEP_REST' | 'WHATS_NEW' | 'MEND'

/** Whether a page asks for this. */
export const isMessage = ({ data }: ExtendableMessageEvent, asked: Asked): boolean => {
  const message: unknown = data
  return typeof message === 'object' && message !== null && 'type' in message && message.type === asked
}
