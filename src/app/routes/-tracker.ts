import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { trackerSearch, type TrackerChange } from '@/health/cycle/rules/tracker-url'
import { valueOf, type Values } from '@/kit/rules/choice'

/** Connects a tracker to the URL, and to the history entry, which holds the open day. */
export const useTrackerAddress = <Tab extends string>(tabs: Values<Tab>) => {
  const searchOf = trackerSearch(tabs)
  const search = searchOf(useSearch({ strict: false }))
  const day = useLocation({ select: ({ state }) => state.day })
  const navigate = useNavigate()
  const onSearch = (change: TrackerChange<Tab>, how: 'push' | 'replace' = 'replace') =>
    void navigate({
      to: '.',
      search: (previous) => searchOf({ ...previous, ...change }),
      state: (previous) => ({ day: 'day' in change ? change.day : previous.day }),
      replace: how === 'replace',
      resetScroll: how === 'push',
    })
  return { search, day, tab: valueOf(tabs, search.tab), onSearch }
}
