import { isAppleTab } from '@/kit/platform/installed'

/** Whether this browser can receive pushes, and if not, why. */
export type Support = 'ready' | 'install-first' | 'denied' | 'unsupported'

export const reminderSupport = (): Support => {
  if (isAppleTab()) return 'install-first'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}
