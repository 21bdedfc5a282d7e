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
  const shownPath = useRef<string>(undefined)
  const full = title ? `${title} · ${site.name}` : site.name

  useEffect(() => {
    document.title = full
  }, [full])

  useEffect(() => {
    if (path === undefined || path === shownPath.current) return
    // The first screen is a page load: the browser starts at the top of it, with the link that skips to the content.
    if (shownPath.current !== undefined) document.getElementById('main')?.focus({ preventScroll: true })
    shownPath.current = path
  }, [path])

  return (
    <p className="visually-hidden" aria-live="polite">
      {full}
    </p>
  )
}
