import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { universitySearch, type UniversityTab } from '@/domain/university/university-url'
import { UniversityPage } from '@/features/university/university-page'

const route = getRouteApi('/my-university')
const linksTab: UniversityTab = 'special-links'

export function UniversityScreen() {
  // The router hands on what it was given beside what was validated: read it the same way once more.
  const { tab = 'announcements', link = null, item = null } = universitySearch(route.useSearch())
  const navigate = useNavigate()
  const show = (search: { tab: UniversityTab; link?: string }, replace: boolean) =>
    void navigate({ to: '/my-university', search: universitySearch(search), replace, resetScroll: false })
  return (
    <UniversityPage
      tab={tab}
      link={link}
      item={item}
      onTab={(chosen) => show({ tab: chosen }, true)}
      // An open link is a step that Back takes back. Closing it cannot go back itself: what was clicked inside the
      // frame has made steps of its own.
      onOpenLink={(id) => show({ tab: linksTab, link: id }, false)}
      onCloseLink={() => show({ tab: linksTab }, true)}
      onHome={() => void navigate({ to: '/' })}
    />
  )
}
