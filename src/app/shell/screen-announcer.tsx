import { useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useChosenCampus } from '@/store/use-chosen-campus'
import { site } from '@/kit/rules/site'
import { titleAt } from '@/kit/rules/campus'
import { notFound } from '#words/kit/screen-titles'

/**
 * Sets the document title. After a navigation it also moves the focus to the new screen and announces the title, as a
 * page load would.
 */
export function ScreenAnnouncer() {
  const title = useMatches({
    // Only the root matches an unknown URL.
    select: (matches) => (matches.length === 1 ? notFound : matches.at(-1)?.staticData.title),
  })
  const campus = useChosenCampus()
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shownPath = useRef<string>(undefined)
  const documentTitle = title ? `${titleAt(campus, title)} · ${site.name}` : site.name

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  useEffect(() => {
    if (path === undefined || path === shownPath.current) return
    const main = document.getElementById('main')
    // After a page load the focus stays at the top, before the skip link. What the URL names, a heading or an item, may
    // have taken it already.
    if (shownPath.current !== undefined && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
    shownPath.current = path
  }, [path])

  return (
    <p className="visually-hidden" aria-live="polite">
      {documentTitle}
    </p>
  )
}
