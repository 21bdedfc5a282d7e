import { Skeleton } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import classes from './card-grid.module.css'

/** The minimum width of a card. `tiles`: small ones, of which a phone has two in a row. */
type CardSize = { cards?: 'small' | 'large' | 'tiles' }

/** Cards side by side, in as many columns as fit. */
export function CardGrid({ cards = 'large', className, ...rest }: ComponentPropsWithRef<'ul'> & CardSize) {
  return <ul className={gridClass(className)} data-cards={cards} {...rest} />
}

/** Four cards as an ordered list, for steps. */
export function CardSteps({ className, ...rest }: ComponentPropsWithRef<'ol'>) {
  return <ol className={`${classes.steps} ${className ?? ''}`} {...rest} />
}

export const gridClass = (className?: string) => `${classes.grid} ${className ?? ''}`

const placeholders = [1, 2, 3, 4, 5, 6]

/** Shown while the cards load. */
export function CardSkeletons({
  text,
  height,
  cards = 'large',
  className,
}: CardSize & { text: string; height: number; className?: string }) {
  return (
    <div role="status">
      <p>{text}</p>
      <div className={gridClass(className)} data-cards={cards} aria-hidden>
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} h={height} radius="lg" />
        ))}
      </div>
    </div>
  )
}
