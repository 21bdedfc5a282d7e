import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import classes from './card.module.css'

type CardProps = ComponentPropsWithoutRef<'li'> & {
  /** Whether a link opens this card. It is then scrolled into view, marked and focused. */
  opened?: boolean
}

/** A card of a grid. */
export function Card({ opened = false, className, ...rest }: CardProps) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!opened) return
    card.current?.scrollIntoView({ block: 'center' })
    card.current?.focus({ preventScroll: true })
  }, [opened])
  const attributes = opened ? ({ 'aria-current': 'true', tabIndex: -1 } as const) : {}
  return <li ref={card} className={`${classes.card} ${className ?? ''}`} {...attributes} {...rest} />
}

/** The buttons at the end of a card. */
export function CardActions({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div className={`${classes.actions} ${className ?? ''}`} {...rest} />
}
