import { Link } from '@tanstack/react-router'
import type { ShownTile } from '@/app/home/words/service-tiles'
import { titleAt } from '@/kit/rules/campus'
import { chosenCampus } from '@/store/chosen-campus'
import { Picture } from '@/kit/media/picture'
import classes from './tile.module.css'

/** With the title at the chosen campus. */
export const titled = (tile: ShownTile) => ({ ...tile, title: titleAt(chosenCampus(), tile.title) })

type TileProps = { tile: ReturnType<typeof titled> }

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
