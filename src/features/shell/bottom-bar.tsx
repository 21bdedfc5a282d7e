import { IconHome, IconShoppingCart, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './bottom-bar.module.css'
import { useHideOnScroll } from './use-hide-on-scroll'

/** Links to Home, Cart and Profile, within reach of the thumb. */
export function BottomBar({ cartCount }: { cartCount: number }) {
  const hidden = useHideOnScroll()
  return (
    <nav aria-label="Quick" className={classes.bar} data-hidden={hidden}>
      <Link to="/" className={classes.item} activeOptions={{ exact: true }}>
        <IconHome size={24} aria-hidden />
        Home
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
        Cart
        {cartCount > 0 && <span className="visually-hidden">{`, ${cartCount} ${cartCount === 1 ? 'item' : 'items'}`}</span>}
      </Link>
      <Link to="/profile" className={classes.item}>
        <IconUser size={24} aria-hidden />
        Profile
      </Link>
    </nav>
  )
}
