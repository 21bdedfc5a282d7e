import { createFileRoute, lazyRouteComponent, useNavigate } from '@tanstack/react-router'
import { universitySearch, type UniversityTab } from '@/domain/university'

const UniversityPage = lazyRouteComponent(() => import('@/features/university/university-page'), 'UniversityPage')

export const Route = createFileRoute('/my-university')({
  staticData: { title: 'My University' },
  validateSearch: universitySearch,
  component: UniversityScreen,
})

const linksTab: UniversityTab = 'special-links'

function UniversityScreen() {
  // The router hands on what it was given beside what was validated: read it the same way once more.
  const { tab = 'announcements', link = null } = universitySearch(Route.useSearch())
  const navigate = useNavigate()
  const show = (search: { tab: UniversityTab; link?: string }, replace: boolean) =>
    void navigate({ to: '/my-university', search: universitySearch(search), replace, resetScroll: false })
  return (
    <UniversityPage
      tab={tab}
      link={link}
      onTab={(chosen) => show({ tab: chosen }, true)}
      // An open link is a step that Back takes back. Closing it cannot go back itself: what was clicked inside the
      // frame has made steps of its own.
      onOpenLink={(id) => show({ tab: linksTab, link: id }, false)}
      onCloseLink={() => show({ tab: linksTab }, true)}
      onHome={() => void navigate({ to: '/' })}
    />
  )
}
