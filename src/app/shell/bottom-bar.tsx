import { IconHome, IconShoppingCart, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import * as titles from '#words/app/shell/screen-titles'
import * as messages from '#words/app/shell/shell'
import classes from './bottom-bar.module.css'
import { useHideOnScroll } from './use-hide-on-scroll'
import { useIsAtEnd } from './use-is-at-end'

/** Links to Home, Cart and Profile, within reach of the thumb. */
export function BottomBar({ cartCount }: { cartCount: number }) {
  const hidden = useHideOnScroll(cartCount)
  const [end, isAtEnd] = useIsAtEnd()
  return (
    <div ref={end}>
      <nav aria-label={messages.quick} className={classes.bar} data-hidden={hidden} data-at-end={isAtEnd || undefined}>
        <Link to="/" className={classes.item} activeOptions={{ exact: true }}>
          <IconHome size={24} aria-hidden />
          {messages.home}
        </Link>
        <Link to="/cart" className={classes.item}>
          <span className={classes.icon}>
            <IconShoppingCart size={24} aria-hidden />
            {cartCount > 0 && (
              <span className={classes.badge} aria-hidden>
                {cartCount > 99 ? '99+' : cartCount}
              </span>
            )}
          </span>
          {titles.cart}
          {cartCount > 0 && <span className="visually-hidden">{`, ${messages.cartItems({ count: cartCount })}`}</span>}
        </Link>
        <Link to="/profile" className={classes.item}>
          <IconUser size={24} aria-hidden />
          {titles.profile}
        </Link>
      </nav>
    </div>
  )
}
