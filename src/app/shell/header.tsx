import { ActionIcon } from '@mantine/core'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { site } from '@/kit/rules/site'
import * as titles from '#words/kit/screen-titles'
import * as messages from '#words/app/shell/shell'
import { AccountLinks } from './account-links'
import { EmergencyButton } from './emergency-button'
import classes from './header.module.css'
import { SyncBadge } from './sync-badge'

/** Navigation and account links. On a narrow screen they are in a menu under the header. */
export function Header({ search, languages }: { search: ReactNode; languages: ReactNode }) {
  // Stores the URL on which the menu was opened, so that navigation closes it.
  const { href } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === href
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
          <Link to="/" hash="services" className={classes.link} activeProps={{}}>
            {messages.services}
          </Link>
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

/** Leaves the address alone: a `#main` there would be a step in the history, to which Back scrolls. */
const skipToMain = (event: MouseEvent) => {
  event.preventDefault()
  const main = document.getElementById('main')
  main?.scrollIntoView()
  main?.focus({ preventScroll: true })
}

/** The app's icon. */
function Logo() {
  return <img src="/icons/favicon.svg" alt="" width={32} height={32} />
}
