import { Container } from '@mantine/core'
import { chosenCampus } from '@/data/chosen-campus'
import { preloadCatalogue } from '@/data/use-catalogue'
import type { UniversityTab } from '@/domain/university/university-url'
import * as messages from '@/messages/university/university-page.gen'
import { universityTabs } from '@/messages/university/university-tabs'
import * as buttons from '@/messages/shared/buttons.gen'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { ScreenTabs } from '@/ui/layout/screen-tabs'
import { Announcements } from './announcements'
import { CampusNumbers } from './campus-numbers'
import { CampusServices } from './campus-services'
import { Events } from './events'
import { SpecialLinkList } from './special-links'

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
          <>
            <CampusNumbers />
            <CampusServices item={item} />
          </>
        )}
        {tab === 'special-links' && <SpecialLinkList open={link} onOpen={onOpenLink} onClose={onCloseLink} />}
      </ScreenTabs>
    </Container>
  )
}
