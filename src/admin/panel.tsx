import { Container } from '@mantine/core'
import { Suspense, useCallback, useEffect } from 'react'
import { readCampuses } from '@/admin/store/campuses'
import { chosenCampus } from '@/store/chosen-campus'
import { adminViewValues, searchOfLocation, type AdminLocation } from '@/admin/rules/admin-url'
import { administeredCampus, filteredCampus, type AdminScope } from '@/admin/rules/scope'
import { valueOf } from '@/kit/rules/choice'
import type { UserId } from '@/kit/rules/ids'
import { offeredViews } from '@/admin/words/admin-tabs'
import * as messages from '#words/admin/panel'
import { backToHome } from '#words/kit/buttons'
import { Chips } from '@/kit/form/chips'
import { lazyPart } from '@/kit/platform/lazy-part'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { CampusChooser } from './campus-chooser'
import { ContentView } from './content-view'
import { Failure } from './failure'
import { ListSkeleton } from './list-skeleton'
import { LoadFailed } from './load-failed'
import { saveLocation } from './saved-location'
import { useAdminQuery } from './use-admin-query'

const ReportsView = lazyPart(() => import('./reports-view').then((loaded) => loaded.ReportsView), LoadFailed)
const MessagesView = lazyPart(() => import('./messages-view').then((loaded) => loaded.MessagesView), LoadFailed)
const AuditView = lazyPart(() => import('./audit-view').then((loaded) => loaded.AuditView), LoadFailed)

type PanelProps = {
  userId: UserId
  scope: AdminScope
  /** The session has expired since access was granted. */
  sessionExpired: boolean
  location: AdminLocation
  onLocation: (change: Partial<AdminLocation>) => void
  onHome: () => void
}

export function Panel({ userId, scope, sessionExpired, location, onLocation, onHome }: PanelProps) {
  useEffect(() => saveLocation(searchOfLocation(location)), [location])
  const { view } = location
  const offered = offeredViews(scope)
  const campuses = useAdminQuery(useCallback(() => readCampuses(userId), [userId]))
  const known = campuses.state === 'ready' ? campuses.value.map(({ slug }) => slug) : null
  const campus = administeredCampus(scope, { campus: location.campus, known, chosen: chosenCampus().slug })
  const filter = filteredCampus(scope, { campus: location.campus, known })
  const isFiltered = view === 'reports' || view === 'audit'
  const paged = { userId, page: location.page, onPage: (page: number) => onLocation({ page }) }
  return (
    <Container pb="xl">
      <ScreenHeader title={messages.adminPanel} intro={messages.intro} backLabel={backToHome} onBack={onHome} />
      <CampusChooser
        campuses={campuses}
        campus={isFiltered ? filter : campus}
        offersAll={isFiltered}
        fixed={scope.kind === 'one'}
        onChange={(chosen) => onLocation({ campus: chosen, mode: 'list', page: 1, item: null })}
      />
      <Chips
        fit
        label={messages.partsOfPanel}
        options={offered}
        value={view}
        onChange={(chosen) =>
          onLocation({
            view: valueOf(adminViewValues, chosen),
            tab: location.tab,
            mode: 'list',
            page: 1,
            item: null,
            query: '',
          })
        }
      />
      {sessionExpired && <Failure problem={{ kind: 'sign-in' }} note={messages.typedIsKept} />}
      {view === 'content' && (
        <ContentView
          userId={userId}
          scope={scope}
          campus={campus}
          location={location}
          onLocation={onLocation}
          onCampusesChanged={campuses.refetch}
        />
      )}
      <Suspense fallback={<ListSkeleton text={messages.loading} />}>
        {view === 'reports' && <ReportsView userId={userId} campus={filter} />}
        {view === 'messages' && <MessagesView {...paged} />}
        {view === 'audit' && <AuditView {...paged} campus={filter} />}
      </Suspense>
    </Container>
  )
}
