import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import classes from './card.module.css'

type CardProps = ComponentPropsWithoutRef<'li'> & {
  /** Whether a link named this one: it is brought into view, marked, and takes the focus. */
  opened?: boolean
}

/** One of the cards of a grid. */
export function Card({ opened = false, className, ...rest }: CardProps) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!opened) return
    card.current?.scrollIntoView({ block: 'center' })
    card.current?.focus({ preventScroll: true })
  }, [opened])
  const mark = opened ? ({ 'aria-current': 'true', tabIndex: -1 } as const) : {}
  return <li ref={card} className={`${classes.card} ${className ?? ''}`} {...mark} {...rest} />
}
