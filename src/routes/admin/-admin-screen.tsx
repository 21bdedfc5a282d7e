import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UnavailableScreen } from '@/ui/feedback/unavailable-screen'

type Screen<Props> = (props: Props) => ReactNode

/**
 * A screen of the admin panel. Its code is not kept on students' phones: without a network there may be none, which is
 * said in its place.
 */
export const adminScreen = <Props extends object>(title: string, load: () => Promise<Screen<Props>>) => {
  const away: Screen<Props> = () => <UnavailableScreen title={title} />
  return lazyRouteComponent(() => load().then((screen) => ({ screen }), () => ({ screen: away })), 'screen')
}
