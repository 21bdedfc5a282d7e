import { IconHome, IconShoppingCart, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import * as titles from '#words/kit/screen-titles'
import * as messages from '#words/app/shell/shell'
import classes from './bottom-bar.module.css'
import { useHideOnScroll } from './use-hide-on-scroll'
import { useEffect, useRef, useState, type RefObject } from 'react'

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
          <CartLabel count={cartCount} />
        </Link>
        <Link to="/profile" className={classes.item}>
          <IconUser size={24} aria-hidden />
          {titles.profile}
        </Link>
      </nav>
    </div>
  )
}

/** What a link to the cart shows. @param count of the items */
export function CartLabel({ count }: { count: number }) {
  return (
    <>
      <span className={classes.icon}>
        <IconShoppingCart size={24} aria-hidden />
        {count > 0 && (
          <span className={classes.badge} aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      {titles.cart}
      {count > 0 && <span className="visually-hidden">{`, ${messages.cartItems({ count })}`}</span>}
    </>
  )
}

/**
 * True if the page is scrolled to its end, so far that the bar lies below all content.
 * @returns also the ref of an element without height that stands after the content
 */
const useIsAtEnd = (): readonly [end: RefObject<HTMLDivElement | null>, isAtEnd: boolean] => {
  const end = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    // The end of a page has room for the bar (`--page-end` in src/app/styles.css).
    const observer = new IntersectionObserver((entries) => setAtEnd(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '0px 0px -17%',
    })
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return [end, isAtEnd]
}
