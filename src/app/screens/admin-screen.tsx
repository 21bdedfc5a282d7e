// Chunk: admin

import { useNavigate, useSearch } from '@tanstack/react-router'
import { locationOfSearch, searchOfLocation, type AdminLocation } from '@/admin/rules/admin-url'
import { AdminPage } from '@/admin/admin-page'
import { screens } from '@/screens'

/** Connects the admin panel to the URL. */
export function AdminScreen() {
  const adminLocation = locationOfSearch(useSearch({ from: screens.admin.path }))
  const navigate = useNavigate({ from: screens.admin.path })
  const onLocation = (change: Partial<AdminLocation>) =>
    void navigate({
      search: (previous) => searchOfLocation({ ...locationOfSearch(previous), ...change }),
      // Typing and closing a form replace the history entry; a selected tab, page or item pushes a new one.
      replace:
        ('query' in change || change.item === null) && !('tab' in change || 'campus' in change || 'mode' in change),
      resetScroll: false,
    })
  return <AdminPage location={adminLocation} onLocation={onLocation} onHome={() => void navigate({ to: '/' })} />
}
