import { useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { site } from '@/domain/site'

/**
 * Gives each screen its title, and after a navigation moves the focus to it and reads the title out,
 * as a page load would.
 */
export function ScreenAnnouncer() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const firstPath = useRef(path)
  const full = title ? `${title} · ${site.name}` : site.name

  useEffect(() => {
    document.title = full
  }, [full])

  useEffect(() => {
    if (path === undefined || path === firstPath.current) return
    firstPath.current = undefined
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])

  return (
    <p className="visually-hidden" aria-live="polite">
      {full}
    </p>
  )
}
