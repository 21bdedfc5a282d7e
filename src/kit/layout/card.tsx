import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import classes from './card.module.css'

type CardProps = ComponentPropsWithoutRef<'li'> & {
  /** True if a link opens this card. It is then scrolled into view, marked and focused. */
  opened?: boolean
}

const inputs = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Scrolls to an element, and again when something loads above it, until the person does something. Returns a function
 * that stops it.
 */
const keepInView = (element: Element): (() => void) => {
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'center' }))
  const stop = () => {
    observer.disconnect()
    for (const input of inputs) window.removeEventListener(input, stop)
  }
  for (const input of inputs) window.addEventListener(input, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

/** A card of a grid. */
export function Card({ opened = false, className, ...rest }: CardProps) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!opened || !card.current) return
    card.current.focus({ preventScroll: true })
    return keepInView(card.current)
  }, [opened])
  const attributes = opened ? ({ 'aria-current': 'true', tabIndex: -1 } as const) : {}
  return <li ref={card} className={`${classes.card} ${className ?? ''}`} {...attributes} {...rest} />
}

/** The buttons at the end of a card. */
export function CardActions({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div className={`${classes.actions} ${className ?? ''}`} {...rest} />
}
