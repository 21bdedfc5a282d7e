import { useMediaQuery } from '@mantine/hooks'
import { Suspense } from 'react'
import { adminTabValues } from '@/admin/rules/admin-url'
import { loading } from '#words/admin/panel'
import { lazyPart } from '@/kit/platform/lazy-part'
import { KindMenu } from './kind-menu'
import { ListSkeleton } from './list-skeleton'
import { LoadFailed } from './load-failed'
import type { TabContentProps } from './tab-content'

const load = () => import('./tab-content')
const TabContent = lazyPart<TabContentProps>(() => load().then((loaded) => loaded.TabContent), LoadFailed)

/** Fetches the lists of a kind while access is checked. A failure shows where they are shown. */
export const preloadContent = (): void => void load().catch(() => {})

type ContentViewProps = Omit<TabContentProps, 'tab' | 'wide'>

/**
 * The content: kinds, then a list, then a form over it on a phone; form, kinds and list side by side on a wide screen.
 */
export function ContentView(props: ContentViewProps) {
  const wide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const tab = props.location.tab ?? (wide ? adminTabValues[0] : null)
  if (tab === null)
    return <KindMenu onChoose={(chosen) => props.onLocation({ tab: chosen, page: 1, query: '', item: null })} />
  return (
    <Suspense fallback={<ListSkeleton text={loading} />}>
      <TabContent {...props} tab={tab} wide={wide} />
    </Suspense>
  )
}
