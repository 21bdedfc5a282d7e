import { getRouteApi } from '@tanstack/react-router'
import { parseItemId } from '@/domain/shared/item-link'
import { RoommatesPage } from '@/features/roommates/roommates-page'
import { useBack } from '@/features/shell'
import { roommateSearch, type RoommateSearch } from './roommate-finder'

const route = getRouteApi('/roommate-finder')

export function RoommateScreen() {
  const { tab = 'find', q = '', item } = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: RoommateSearch) =>
    void navigate({ search: (previous) => roommateSearch({ ...previous, item: undefined, ...next }), replace: true, resetScroll: false })
  return (
    <RoommatesPage
      tab={tab}
      query={q}
      item={parseItemId(item) ?? null}
      onTab={(chosen) => change({ tab: chosen })}
      onQuery={(query) => change({ q: query })}
      onBack={useBack()}
    />
  )
}
