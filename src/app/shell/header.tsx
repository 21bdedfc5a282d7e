import { ActionIcon } from '@mantine/core'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useIsWide } from '@/kit/platform/use-is-wide'
import { site } from '@/kit/rules/site'
import * as titles from '#words/kit/screen-titles'
import * as messages from '#words/app/shell/shell'
import { AccountLinks } from './account-links'
import { EmergencyButton } from './emergency-button'
import classes from './header.module.css'
import { SyncBadge } from './sync-badge'

const WideTools = lazyPart(() => import('./wide-navigation').then((loaded) => loaded.WideTools))
const WideLinks = lazyPart(() => import('./wide-navigation').then((loaded) => loaded.WideLinks), ServicesLink)

/**
 * Navigation and account links: a second row on a wide screen, where links to the subjects join them, and a menu under
 * the header on a phone.
 */
export function Header({ search, languages }: { search: ReactNode; languages: ReactNode }) {
  // Stores the URL on which the menu was opened, so that navigation closes it.
  const { href } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === href
  const isWide = useIsWide()
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const close = () => {
      setOpenedAt(null)
      toggle.current?.focus()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    window.addEventListener('keydown', closeOnEscape)
    let isOver = false
    let stopWatching: (() => void) | undefined
    // The phone's Back. The first screen does not wait for it.
    void import('@/kit/overlay/close-on-back').then(
      ({ closeOnBack }) => {
        if (!isOver) stopWatching = closeOnBack(close, false)
      },
      // Escape and the button close it all the same.
      () => {},
    )
    return () => {
      isOver = true
      window.removeEventListener('keydown', closeOnEscape)
      stopWatching?.()
    }
  }, [open])
  return (
    <header className={classes.header}>
      <a className={classes.skip} href="#main" onClick={skipToMain}>
        {messages.skip}
      </a>
      <div className={classes.bar}>
        <Link to="/" className={classes.brand} aria-label={messages.brand({ app: site.name })}>
          <Logo />
          {site.name}
        </Link>
        <div className={classes.tools}>
          <SyncBadge />
          <EmergencyButton />
          {search}
          <Suspense>{isWide && <WideTools />}</Suspense>
        </div>
        <ActionIcon
          ref={toggle}
          className={classes.toggle}
          color="gray"
          aria-label={open ? messages.closeMenu : messages.openMenu}
          aria-expanded={open}
          aria-controls="main-menu"
          onClick={() => setOpenedAt(open ? null : href)}
        >
          {open ? <IconX size={24} /> : <IconMenu2 size={24} />}
        </ActionIcon>
        <nav id="main-menu" aria-label={messages.main} className={classes.menu} data-open={open}>
          <Suspense fallback={<ServicesLink />}>{isWide ? <WideLinks /> : <ServicesLink />}</Suspense>
          <Link to="/about" className={classes.link}>
            {titles.aboutUs}
          </Link>
          <Link to="/contact" className={classes.link}>
            {titles.contact}
          </Link>
          {languages}
          <AccountLinks />
        </nav>
      </div>
    </header>
  )
}

function ServicesLink() {
  return (
    <Link to="/" hash="services" className={classes.link} activeProps={{}}>
      {messages.services}
    </Link>
  )
}

/** Leaves the address alone: a `#main` there would be a step in the history, to which Back scrolls. */
const skipToMain = (event: MouseEvent) => {
  event.preventDefault()
  const main = document.getElementById('main')
  main?.scrollIntoView()
  main?.focus({ preventScroll: true })
}

/** The app's icon. Without the priority React would ask for it in a link before everything else, too. */
function Logo() {
  return <img src="/icons/favicon.svg" alt="" width={32} height={32} fetchPriority="low" />
}
