import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { logToday, yourHealth } from '#words/app/home/home'
import { shownHealth } from '@/app/home/words/service-tiles'
import { lazyPart } from '@/kit/platform/lazy-part'
import classes from './home.module.css'
import { Section } from './section'
import { Tile, titled } from './tile'

export const Articles = lazyPart(() => import('./articles').then((loaded) => loaded.Articles))

const tiles = shownHealth.map(titled)

export function Health() {
  return (
    <Section
      id="health"
      title={yourHealth}
      tool={
        <Button
          variant="subtle"
          ml="auto"
          renderRoot={(props) => <Link to="/bloom-period-tracker" search={{ view: 'today' }} {...props} />}
        >
          {logToday}
        </Button>
      }
    >
      <ul className={classes.healthTiles}>
        {tiles.map((tile) => (
          <Tile key={tile.title} tile={tile} />
        ))}
      </ul>
      <Suspense fallback={<div className={classes.articlesToCome} />}>
        <Articles />
      </Suspense>
    </Section>
  )
}
