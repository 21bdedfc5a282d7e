import { useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { site } from '@/domain/shared/site'

/**
 * Gives each screen its title, and after a navigation moves the focus to it and reads the title out,
 * as a page load would.
 */
export function ScreenAnnouncer() {
  const title = useMatches({
    // Where an address is none, nothing but the root matches.
    select: (matches) => (matches.length === 1 ? 'Page Not Found' : matches.at(-1)?.staticData.title),
  })
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shownPath = useRef<string>(undefined)
  const full = title ? `${title} · ${site.name}` : site.name

  useEffect(() => {
    document.title = full
  }, [full])

  useEffect(() => {
    if (path === undefined || path === shownPath.current) return
    // The first screen is a page load: the browser starts at the top of it, with the link that skips to the content.
    // A heading that the address names may have taken the focus already.
    const named = window.location.hash.slice(1)
    const isThere = named !== '' && document.activeElement?.id === named
    if (shownPath.current !== undefined && !isThere) document.getElementById('main')?.focus({ preventScroll: true })
    shownPath.current = path
  }, [path])

  return (
    <p className="visually-hidden" aria-live="polite">
      {full}
    </p>
  )
}
