import { isApple, isInstalled } from '@/ui/platform/installed'

/** Whether this browser can be woken, and if not, why. */
export type Support = 'ready' | 'install-first' | 'denied' | 'unsupported'

/** iPhones wake installed apps only; every browser wakes only who is allowed to show notifications. */
export const reminderSupport = (): Support => {
  if (isApple() && !isInstalled()) return 'install-first'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}
