import { Link } from '@tanstack/react-router'
import type { shownHealth, shownServices } from '@/app/home/words/service-tiles'
import { Picture } from '@/kit/media/picture'
import classes from './tile.module.css'

type AnyTile = (typeof shownServices)[number] | (typeof shownHealth)[number]
type TileProps = { tile: Omit<AnyTile, 'title'> & { readonly title: string } }

export function Tile({ tile }: TileProps) {
  return (
    <li>
      <Link to={tile.link} className={classes.tile} title={tile.description}>
        <Picture src={tile.image} alt="" tint={tile.tint} className={classes.picture} />
        <p className={classes.title}>{tile.title}</p>
        <p className={classes.description}>{tile.description}</p>
      </Link>
    </li>
  )
}
