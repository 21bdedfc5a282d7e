// Chunk: university

import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { universitySearch, type UniversityTab } from '@/campus/rules/university-url'
import { UniversityPage } from '@/campus/university/university-page'
import { screens } from '@/screens'

const route = getRouteApi(screens.myUniversity.path)
const linksTab: UniversityTab = 'special-links'

export function UniversityScreen() {
  // The router also passes params that the validator left out, so they are validated again.
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
      // Opening a link pushes a history entry, so that Back closes it. Closing cannot go back, because clicks inside
      // the frame have pushed entries, too.
      onOpenLink={(id) => show({ tab: linksTab, link: id }, false)}
      onCloseLink={() => show({ tab: linksTab }, true)}
      onHome={() => void navigate({ to: '/' })}
    />
  )
}
