import type { SearchDocument } from '@/app/search/rules/site-search'
import { formatKes } from '@/kit/words/money'
import { Picture } from '@/kit/media/picture'
import classes from './search-dialog.module.css'

/** One result. The focus stays in the input, which handles the keys. */
export function HitRow({ hit, onGo }: { hit: SearchDocument; onGo: (link: string) => void }) {
  const { title, kind, provider, price, picture } = hit
  return (
    <button
      type="button"
      data-action
      tabIndex={-1}
      className={classes.hit}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onGo(hit.link)}
    >
      {picture ? (
        <Picture src={picture} alt="" className={classes.picture} />
      ) : (
        <span className={classes.picture} data-none />
      )}
      <span className={classes.text}>
        <span className={classes.title}>{title}</span>{' '}
        {provider && <span className={classes.provider}>{provider}</span>}
      </span>
      <span className={classes.end}>
        {price != null && (
          <span className={classes.amount}>{typeof price === 'string' ? price : formatKes(price)}</span>
        )}{' '}
        <span className={classes.kind}>{kind}</span>
      </span>
    </button>
  )
}
