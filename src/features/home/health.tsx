import { healthTiles } from '@/domain/service-tiles'
import classes from './home.module.css'
import { Section } from './section'
import { Tile } from './tile'

export function Health() {
  return (
    <Section id="health" title="Your Health" intro="Private by design: a cycle log never leaves this phone.">
      <ul className={`${classes.tiles} ${classes.wideTiles}`}>
        {healthTiles.map((tile) => (
          <Tile key={tile.title} tile={tile} />
        ))}
      </ul>
    </Section>
  )
}
