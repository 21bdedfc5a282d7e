import type { ReactNode } from 'react'
import { UnavailableScreen } from '@/kit/feedback/unavailable-screen'
import { lazyScreen } from '@/kit/platform/lazy-screen'

type Screen<Props> = (props: Props) => ReactNode

/**
 * A screen of the admin panel. Its code is not precached on students' phones, so it may be unavailable offline. A
 * message is then shown instead.
 */
export const adminScreen = <Props extends object>(title: string, load: () => Promise<Screen<Props>>) => {
  const Unavailable: Screen<Props> = () => <UnavailableScreen title={title} />
  return lazyScreen(() => load().catch(() => Unavailable))
}
