import { Skeleton } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import classes from './card-grid.module.css'

/** How narrow a card of the grid may become before there is one less in a row. */
type CardSize = { cards?: 'small' | 'large' }

/** Cards side by side, as many as there is room for. */
export function CardGrid({ cards = 'large', className, ...rest }: ComponentPropsWithRef<'ul'> & CardSize) {
  return <ul className={gridClass(className)} data-cards={cards} {...rest} />
}

/** Cards that follow one another: steps, a numbered list. */
export function CardSteps({ className, ...rest }: ComponentPropsWithRef<'ol'>) {
  return <ol className={gridClass(className)} {...rest} />
}

const gridClass = (className: string | undefined) => `${classes.grid} ${className ?? ''}`

const places = [1, 2, 3, 4, 5, 6]

/** The shape of the grid before its cards are here. */
export function CardSkeletons({ text, height, cards = 'large' }: CardSize & { text: string; height: number }) {
  return (
    <div role="status">
      <p>{text}</p>
      <div className={classes.grid} data-cards={cards} aria-hidden>
        {places.map((place) => (
          <Skeleton key={place} h={height} radius="lg" />
        ))}
      </div>
    </div>
  )
}
