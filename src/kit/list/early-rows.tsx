import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { replayEvents } from '../platform/replay-events'
import { useIsHydrated } from '../platform/use-is-hydrated'

/** The element that a prerendered page shows instead of a list; undefined once a list has been drawn there. */
let drawn: Element | undefined

/**
 * An element whose HTML is this object keeps the children of the prerendered page: React leaves them alone while it
 * hydrates, and afterwards as long as the object is the same.
 */
const noHtml = { __html: '' }

/** Margins of the skeleton stay inside: the rows that replace it have others. */
const contents = { display: 'flow-root' } as const

/**
 * Keeps the page as high as it is for two frames: a list begins empty, and who has scrolled would be moved to its top.
 */
const keepHeight = () => {
  if (window.scrollY === 0) return
  const { style } = document.body
  style.minHeight = `${document.documentElement.scrollHeight}px`
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('min-height')))
}

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
 * A list that loads. On a first visit by a link the page shows the first rows before the app runs (build/first-paint);
 * they stay until the list itself is drawn.
 */
export function EarlyRows({ name, label, className, cards, row, children }: EarlyRowsProps) {
  const slot = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const [stands] = useState(!isHydrated || drawn?.getAttribute('data-early-rows') === name)
  useLayoutEffect(() => {
    const element = slot.current
    if (!element) return
    if (drawn && drawn !== element) element.replaceChildren(...drawn.childNodes)
    drawn = element
    return () => {
      keepHeight()
      // Unless the list loads once more at once, as for another user.
      setTimeout(() => {
        if (drawn === element && !element.isConnected) drawn = undefined
        replayEvents()
      })
    }
  }, [])
  if (!import.meta.env.SSR) {
    if (!stands) return children
    return (
      <div
        ref={slot}
        data-early-rows={name}
        style={contents}
        suppressHydrationWarning
        dangerouslySetInnerHTML={noHtml}
      />
    )
  }
  return (
    <div data-early-rows={name} style={contents}>
      <div hidden>
        <ul className={className} aria-label={label} data-cards={cards} />
      </div>
      <template>{row}</template>
      {children}
    </div>
  )
}
