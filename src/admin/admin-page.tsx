import { Button, Skeleton, Container, NativeSelect, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useCallback, Suspense } from 'react'
import { adminViewValues, searchOfLocation, type AdminLocation } from '@/admin/rules/admin-url'
import * as messages from '#words/admin/panel'
import { AuthCard } from '@/kit/form/auth-card'
import { preloadContent, ContentView } from './content-view'
import { Failure, ListSkeleton, LoadFailed } from './feedback'
import { readScope, readCampuses, type AdministeredCampus } from '@/admin/store/access'
import { failed } from '@/admin/store/request'
import { useSession } from '@/store/session/use-session'
import type { AdminProblem } from '@/admin/rules/problems'
import { administeredCampus, filteredCampus, type AdminScope } from '@/admin/rules/access'
import type { UserId } from '@/kit/rules/ids'
import { useAdminQuery, type AdminQueryState } from './use-admin-query'
import { chosenCampus } from '@/store/chosen-campus'
import { valueOf } from '@/kit/rules/choice'
import { offeredViews } from '@/admin/words/admin-tabs'
import { backToHome } from '#words/kit/buttons'
import { Chips } from '@/kit/form/chips'
import { lazyPart } from '@/kit/platform/lazy-part'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { saveLocation } from './saved-location'
import type { CampusSlug } from '@/kit/rules/campus'

type AdminPageProps = {
  location: AdminLocation
  onLocation: (change: Partial<AdminLocation>) => void
  onHome: () => void
}

/** Shows the panel to admins, and tells everyone else why access is denied. */
export function AdminPage({ location, onLocation, onHome }: AdminPageProps) {
  const access = useAccess()
  useEffect(preloadContent, [])
  switch (access.status) {
    case 'checking':
      return (
        <AuthCard title={messages.adminPanel} intro={messages.checkingAccess}>
          <Skeleton height={44} radius="md" />
        </AuthCard>
      )
    case 'out':
      return (
        <AuthCard title={messages.accessRequired} intro={messages.pleaseLogIn}>
          <Button fullWidth renderRoot={(rest) => <Link to="/admin/login" {...rest} />}>
            {messages.goToAdminLogin}
          </Button>
        </AuthCard>
      )
    case 'denied':
      return <AuthCard title={messages.accessDenied} intro={messages.noPrivileges} />
    case 'unreachable':
      return (
        <AuthCard title={messages.adminPanel}>
          <Failure problem={access.problem} onRetry={access.refetch} />
        </AuthCard>
      )
    case 'in':
      return (
        <Panel
          userId={access.userId}
          scope={access.scope}
          sessionExpired={access.sessionExpired}
          location={location}
          onLocation={onLocation}
          onHome={onHome}
        />
      )
  }
}

type Access =
  | { readonly status: 'checking' | 'out' | 'denied' }
  /** The check could not be made, so the user's role is unknown. */
  | { readonly status: 'unreachable'; readonly problem: AdminProblem; readonly refetch: () => void }
  | { readonly status: 'in'; readonly userId: UserId; readonly scope: AdminScope; readonly sessionExpired: boolean }

/** Checks if the user may open the panel. An admin stays in when the session expires, so that no input is lost. */
const useAccess = (): Access => {
  const session = useSession()
  const userId = session.status === 'in' ? session.user.id : null
  const scope = useAdminQuery(
    useCallback(() => (userId === null ? Promise.resolve(failed({ kind: 'sign-in' })) : readScope(userId)), [userId]),
  )
  if (session.status === 'unknown') return { status: 'checking' }
  if (session.status === 'out') return { status: 'out' }
  if (scope.state === 'loading') return { status: 'checking' }
  if (scope.state === 'ready')
    return scope.value
      ? { status: 'in', userId: session.user.id, scope: scope.value, sessionExpired: session.sessionExpired }
      : { status: 'denied' }
  switch (scope.problem.kind) {
    case 'offline':
    case 'strange':
    case 'busy':
      return { status: 'unreachable', problem: scope.problem, refetch: scope.refetch }
    case 'sign-in':
      return { status: 'out' }
    case 'not-allowed':
    case 'refused':
    case 'taken':
    case 'slug-taken':
    case 'file':
      // A failed check grants no access.
      return { status: 'denied' }
  }
}

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

function Panel({ userId, scope, sessionExpired, location, onLocation, onHome }: PanelProps) {
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
      <ScreenHeader title={messages.adminPanel} note={messages.intro} backLabel={backToHome} onBack={onHome} />
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

type CampusChooserProps = {
  campuses: AdminQueryState<readonly AdministeredCampus[]> & { readonly refetch: () => void }
  /** Null for all campuses, where these can be chosen. */
  campus: CampusSlug | null
  offersAll: boolean
  /** True for an admin of one campus. */
  fixed: boolean
  onChange: (campus: CampusSlug | null) => void
}

/** Says which campus is administered; an admin of all campuses chooses it. */
function CampusChooser({ campuses, campus, offersAll, fixed, onChange }: CampusChooserProps) {
  // The rest of the panel says that the phone is offline or the session has ended.
  if (campuses.state === 'failed' && campuses.problem.kind !== 'offline' && campuses.problem.kind !== 'sign-in') {
    return <Failure problem={campuses.problem} onRetry={campuses.refetch} />
  }
  const known = campuses.state === 'ready' ? campuses.value : []
  const onPhone = chosenCampus()
  // The campus is added until the campuses have loaded, and if the server does not list it.
  const isListed = campus === null || known.some(({ slug }) => slug === campus)
  const choices = isListed ? known : [...known, { slug: campus, name: onPhone.slug === campus ? onPhone.name : campus }]
  if (fixed) {
    return (
      <Text fw={700} mb="sm">
        {choices.find(({ slug }) => slug === campus)?.name}
      </Text>
    )
  }
  return (
    <NativeSelect
      label={messages.campus}
      mb="sm"
      maw="30rem"
      size="md"
      value={campus ?? ''}
      data={[
        ...(offersAll ? [{ value: '', label: messages.allCampuses }] : []),
        ...choices.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(choices.find(({ slug }) => slug === value)?.slug ?? null)}
    />
  )
}
