import { Container } from '@mantine/core'
import { Suspense } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import { preloadCatalogue } from '@/store/use-catalogue'
import type { UniversityTab } from '@/campus/rules/university-url'
import * as messages from '#words/campus/university/university-page'
import { universityTabs } from '@/campus/words/university/university-tabs'
import * as buttons from '#words/kit/buttons'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { lazyPart } from '@/kit/platform/lazy-part'
import { Announcements } from './announcements'
import { Events } from './events'
import { SpecialLinkList } from './special-links'

const ServicesTab = lazyPart(() => import('./services-tab').then((loaded) => loaded.ServicesTab))

type UniversityPageProps = {
  /** The tab and the open special link in the URL. */
  tab: UniversityTab
  link: string | null
  /** The announcement, event or service that a link opens. */
  item: string | null
  onTab: (tab: UniversityTab) => void
  onOpenLink: (id: string) => void
  onCloseLink: () => void
  onHome: () => void
}

export const preloadAnnouncements = () => preloadCatalogue('announcements')

export function UniversityPage({ tab, link, item, onTab, onOpenLink, onCloseLink, onHome }: UniversityPageProps) {
  return (
    <Container pb="xl">
      <ScreenHeader title={messages.title} intro={chosenCampus().name} backLabel={buttons.backToHome} onBack={onHome} />
      <ScreenTabs label={messages.title} tabs={universityTabs} value={tab} onChange={onTab}>
        {tab === 'announcements' && <Announcements item={item} />}
        {tab === 'events' && <Events item={item} />}
        {tab === 'services' && (
          <Suspense>
            <ServicesTab item={item} />
          </Suspense>
        )}
        {tab === 'special-links' && <SpecialLinkList open={link} onOpen={onOpenLink} onClose={onCloseLink} />}
      </ScreenTabs>
    </Container>
  )
}
