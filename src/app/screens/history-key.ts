import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * The key of this screen's history entry. During a navigation the router already has the next location, so the last key
 * stays.
 */
export const useHistoryKey = (path: string): string => {
  const currentKey = useRouterState({
    select: ({ location }) => (location.pathname === path ? (location.state.__TSR_key ?? location.href) : null),
  })
  const [lastKey, setLastKey] = useState(currentKey)
  if (currentKey !== null && currentKey !== lastKey) setLastKey(currentKey)
  return currentKey ?? lastKey ?? ''
}
