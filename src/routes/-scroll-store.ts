import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'

/** Names the step of the history that this screen is on. On the way to another screen the address is already that one's. */
export const useScrollStore = (path: string): string => {
  const here = useRouterState({
    select: ({ location }) => (location.pathname === path ? (location.state.__TSR_key ?? location.href) : null),
  })
  const [place, setPlace] = useState(here)
  if (here !== null && here !== place) setPlace(here)
  return here ?? place ?? ''
}
