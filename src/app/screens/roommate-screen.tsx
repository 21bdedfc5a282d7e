// Chunk: roommates

import { getRouteApi } from '@tanstack/react-router'
import { roommateSearch, type RoommateSearch } from '@/roommates/rules/roommate-search'
import { parseItemId } from '@/kit/rules/item-link'
import { RoommatesPage } from '@/roommates/roommates-page'
import { useBack } from '@/app/shell'
import { screens } from '@/screens'

const route = getRouteApi(screens.roommateFinder.path)

export function RoommateScreen() {
  const { tab = 'find', q = '', item } = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: RoommateSearch) =>
    void navigate({
      search: (previous) => roommateSearch({ ...previous, item: undefined, ...next }),
      replace: true,
      resetScroll: false,
    })
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
