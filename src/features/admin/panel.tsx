import { Container } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import { adminViews, searchOfLocation, type AdminLocation } from '@/domain/admin/admin-url'
import { choiceOf } from '@/domain/shared/choice'
import type { UserId } from '@/domain/shared/ids'
import { Chips } from '@/ui/form/chips'
import { lazyPart } from '@/ui/platform/lazy-part'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { ContentView } from './content-view'
import { Failure } from './failure'
import { ListSkeleton } from './list-skeleton'
import { saveLocation } from './tab-storage'

const LoadFailed = () => <Failure problem={{ kind: 'offline' }} onRetry={() => globalThis.location.reload()} />
const ReportsView = lazyPart(() => import('./reports-view').then((loaded) => loaded.ReportsView), LoadFailed)
const MessagesView = lazyPart(() => import('./messages-view').then((loaded) => loaded.MessagesView), LoadFailed)
const AuditView = lazyPart(() => import('./audit-view').then((loaded) => loaded.AuditView), LoadFailed)

type PanelProps = {
  userId: UserId
  /** The session has expired since access was granted. */
  sessionExpired: boolean
  location: AdminLocation
  onLocation: (change: Partial<AdminLocation>) => void
  onHome: () => void
}

export function Panel({ userId, sessionExpired, location, onLocation, onHome }: PanelProps) {
  useEffect(() => saveLocation(searchOfLocation(location)), [location])
  const { view } = location
  const views = useRef<HTMLDivElement>(null)
  // On a narrow screen the chosen chip may be out of view.
  useEffect(() => {
    const chosen = adminViews.findIndex(({ value }) => value === view)
    views.current?.querySelectorAll('button')[chosen]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [view])
  const paged = { userId, page: location.page, onPage: (page: number) => onLocation({ page }) }
  return (
    <Container py="md">
      <ScreenHeader title="Admin Panel" intro="Manage all content and data" backLabel="Back to Home" onBack={onHome} />
      <div ref={views}>
        <Chips
          label="Parts of the panel"
          options={adminViews}
          value={view}
          onChange={(chosen) => onLocation({ view: choiceOf(adminViews, chosen), tab: location.tab, page: 1, item: null, query: '' })}
        />
      </div>
      {sessionExpired && <Failure problem={{ kind: 'sign-in' }} note="What you typed is kept in this tab." />}
      {view === 'content' && <ContentView userId={userId} location={location} onLocation={onLocation} />}
      <Suspense fallback={<ListSkeleton text="Loading..." />}>
        {view === 'reports' && <ReportsView userId={userId} />}
        {view === 'messages' && <MessagesView {...paged} />}
        {view === 'audit' && <AuditView {...paged} />}
      </Suspense>
    </Container>
  )
}
