import { ActionIcon } from '@mantine/core'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { site } from '@/domain/shared/site'
import { AccountLinks } from './account-links'
import classes from './header.module.css'
import { Logo } from './logo'
import { SyncBadge } from './sync-badge'

/** Navigation and account links. On a narrow screen they are in a menu under the header. */
export function Header({ search }: { search: ReactNode }) {
  // Stores the URL on which the menu was opened, so that navigation closes it.
  const { href } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === href
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpenedAt(null)
      toggle.current?.focus()
    }
    window.addEventListener('keydown', closeOnEscape)
    return () => window.removeEventListener('keydown', closeOnEscape)
  }, [open])
  return (
    <header className={classes.header}>
      <a className={classes.skip} href="#main" onClick={skipToMain}>
        Skip to the content
      </a>
      <div className={classes.bar}>
        <Link to="/" className={classes.brand} aria-label={`${site.name}, home`}>
          <Logo />
          {site.name}
        </Link>
        <div className={classes.tools}>
          <SyncBadge />
          {search}
        </div>
        <ActionIcon
          ref={toggle}
          className={classes.toggle}
          color="gray"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="main-menu"
          onClick={() => setOpenedAt(open ? null : href)}
        >
          {open ? <IconX size={24} /> : <IconMenu2 size={24} />}
        </ActionIcon>
        <nav id="main-menu" aria-label="Main" className={classes.menu} data-open={open}>
          <Link to="/" hash="services" className={classes.link} activeProps={{}}>
            Services
          </Link>
          <Link to="/about" className={classes.link}>
            About Us
          </Link>
          <Link to="/contact" className={classes.link}>
            Contact
          </Link>
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
