import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { shownHealth, shownServices } from '@/messages/home/service-tiles'
import { Picture } from '@/ui/media/picture'
import classes from './home.module.css'

type AnyTile = (typeof shownServices)[number] | (typeof shownHealth)[number]
type TileProps = { tile: Omit<AnyTile, 'title'> & { readonly title: string } }

export function Tile({ tile }: TileProps) {
  return (
    <li>
      <Link to={tile.link} className={classes.tile}>
        <Picture src={tile.image} alt="" tint={tile.tint} />
        <div className={classes.tileWords}>
          <Text fw={700} lh={1.25} className={classes.tileTitle}>
            {tile.title}
          </Text>
          <Text size="sm" lh={1.35} c="var(--ink-soft)">
            {tile.description}
          </Text>
        </div>
      </Link>
    </li>
  )
}
