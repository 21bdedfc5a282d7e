import { useMediaQuery } from '@mantine/hooks'
import { Suspense } from 'react'
import { Title, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { adminTabValues, type AdminTab } from '@/admin/rules/admin-url'
import { loading, manageContent } from '#words/admin/panel'
import { lazyPart } from '@/kit/platform/lazy-part'
import { ListSkeleton, LoadFailed } from './feedback'
import type { TabContentProps } from './tab-content'
import { tabGroups } from '@/admin/words/admin-tabs'
import classes from './kind-menu.module.css'

const load = () => import('./tab-content')
const TabContent = lazyPart<TabContentProps>(() => load().then((loaded) => loaded.TabContent), LoadFailed)

/** Loads the code of the lists while access is checked. A failure is shown in place of the lists. */
export const preloadContent = (): void => void load().catch(() => {})

type ContentViewProps = Omit<TabContentProps, 'tab' | 'wide'>

/**
 * The content. A phone shows the kinds, then a list, then a form over it. A wide screen shows the form beside the kinds
 * and the list.
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

/** The first view of the content on a phone: the kinds, each of which opens its list. */
export function KindMenu({ onChoose }: { onChoose: (tab: AdminTab) => void }) {
  return (
    <section className={classes.menu} aria-labelledby="manage-content">
      <Title order={2} size="h3" id="manage-content">
        {manageContent}
      </Title>
      {tabGroups.map(({ title, tabs }) => (
        <section key={title} aria-label={title}>
          <Title order={3} size="h5" mb="xs">
            {title}
          </Title>
          <ul className={classes.kinds}>
            {tabs.map(({ value, label }) => (
              <li key={value}>
                <UnstyledButton className={classes.kind} onClick={() => onChoose(value)}>
                  {label}
                  <IconChevronRight size={20} aria-hidden />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
