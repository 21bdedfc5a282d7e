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

const Away = () => <Failure problem={{ kind: 'offline' }} onRetry={() => globalThis.location.reload()} />
const ReportsView = lazyPart(() => import('./reports-view').then((loaded) => loaded.ReportsView), Away)
const MessagesView = lazyPart(() => import('./messages-view').then((loaded) => loaded.MessagesView), Away)
const AuditView = lazyPart(() => import('./audit-view').then((loaded) => loaded.AuditView), Away)

type PanelProps = {
  person: UserId
  /** The session has ended since. */
  sessionExpired: boolean
  place: AdminLocation
  onPlace: (change: Partial<AdminLocation>) => void
  onHome: () => void
}

export function Panel({ person, sessionExpired, place, onPlace, onHome }: PanelProps) {
  useEffect(() => saveLocation(searchOfLocation(place)), [place])
  const { view } = place
  const views = useRef<HTMLDivElement>(null)
  // On a narrow screen the last ones are out of sight.
  useEffect(() => {
    const chosen = adminViews.findIndex(({ value }) => value === view)
    views.current?.querySelectorAll('button')[chosen]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [view])
  const paged = { person, page: place.page, onPage: (page: number) => onPlace({ page }) }
  return (
    <Container py="md">
      <ScreenHeader title="Admin Panel" intro="Manage all content and data" backLabel="Back to Home" onBack={onHome} />
      <div ref={views}>
        <Chips
          label="Parts of the panel"
          options={adminViews}
          value={view}
          onChange={(chosen) => onPlace({ view: choiceOf(adminViews, chosen), tab: place.tab, page: 1, item: null, query: '' })}
        />
      </div>
      {sessionExpired && <Failure problem={{ kind: 'sign-in' }} note="What you typed is kept in this tab." />}
      {view === 'content' && <ContentView person={person} place={place} onPlace={onPlace} />}
      <Suspense fallback={<ListSkeleton text="Loading..." />}>
        {view === 'reports' && <ReportsView person={person} />}
        {view === 'messages' && <MessagesView {...paged} />}
        {view === 'audit' && <AuditView {...paged} />}
      </Suspense>
    </Container>
  )
}
