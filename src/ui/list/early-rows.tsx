import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { SavedNote } from '../feedback/saved-note'

const isRendering = 'document' in globalThis

/** What the page drew before the app ran; undefined once a list has taken its place. */
let drawn = isRendering ? (document.querySelector('[data-early-rows]') ?? undefined) : undefined

type EarlyRowsProps = {
  /** The path of the screen. */
  name: string
  label: string
  className: string | undefined
  /** The minimum width of a card in a grid. */
  cards?: 'small' | 'tiles'
  /** A row whose elements name in `data-field` what they show. */
  row: ReactNode
  /** Shown until there are rows. */
  children: ReactNode
}

/**
 * A list that loads. On a first visit by a link the page shows the first rows before the app runs (src/build/first-paint);
 * they stay until the list itself is drawn.
 */
export function EarlyRows({ name, label, className, cards, row, children }: EarlyRowsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [adopted] = useState(() => (drawn?.getAttribute('data-early-rows') === name ? drawn : undefined))
  useLayoutEffect(() => {
    if (!adopted) return
    place.current?.replaceChildren(adopted)
    // Unless the list loads once more at once, as for another user.
    return () =>
      void setTimeout(() => {
        if (!adopted.isConnected) drawn = undefined
      })
  }, [adopted])
  if (adopted) return <div ref={place} />
  if (isRendering) return children
  return (
    // Margins of the skeleton stay inside: the rows that replace it have others.
    <div data-early-rows={name} style={{ display: 'flow-root' }}>
      <div hidden>
        <SavedNote checkedAt={null} />
        <ul className={className} aria-label={label} data-cards={cards} />
      </div>
      <template>{row}</template>
      {children}
    </div>
  )
}
