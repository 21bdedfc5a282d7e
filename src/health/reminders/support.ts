import { isAppleTab } from '@/kit/platform/installed'

/** The ability of this browser to receive pushes, or the reason against it. */
export type Support = 'ready' | 'install-first' | 'denied' | 'unsupported'

export const reminderSupport = (): Support => {
  if (isAppleTab()) return 'install-first'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}
