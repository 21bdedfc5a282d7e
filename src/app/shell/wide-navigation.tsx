// Chunk: wide

import { IconChevronDown, IconUser } from '@tabler/icons-react'
import { Link, linkOptions } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useCart } from '@/cart'
import { titled } from '@/app/home/tile'
import { shownServices } from '@/app/home/words/service-tiles'
import { Picture } from '@/kit/media/picture'
import { profile } from '#words/kit/screen-titles'
import { services } from '#words/app/shell/shell'
import * as messages from '#words/app/shell/wide-navigation'
import { CartLabel } from './bottom-bar'
import classes from './wide-navigation.module.css'

/** The cart and the profile, which a phone has in its bottom bar. */
export function WideTools() {
  return (
    <>
      <Link to="/cart" search={{}} className={classes.tool} activeOptions={{ exact: true, includeSearch: true }}>
        <CartLabel count={useCart().count} />
      </Link>
      <Link to="/profile" search={{}} className={classes.tool}>
        <IconUser size={24} aria-hidden />
        {profile}
      </Link>
    </>
  )
}

const places = [
  { name: messages.market, link: linkOptions({ to: '/marketplace' }) },
  { name: messages.rooms, link: linkOptions({ to: '/rental-booking' }) },
  { name: messages.gossip, link: linkOptions({ to: '/tum-gossip' }) },
  { name: messages.health, link: linkOptions({ to: '/', hash: 'health' }) },
  { name: messages.orders, link: linkOptions({ to: '/cart', search: { view: 'orders' } }) },
]

/** All services in a panel, and links to what people open most. */
export function WideLinks() {
  return (
    <>
      <ServicesPanel />
      {places.map(({ name, link }) => (
        <Link key={name} {...link} className={classes.place} activeOptions={{ includeHash: true, includeSearch: true }}>
          {name}
        </Link>
      ))}
      <span className={classes.space} />
    </>
  )
}

const tiles = shownServices.map(titled)

/** The browser closes it on Escape, on a click beside it and when the button is clicked again. */
function ServicesPanel() {
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.place} popoverTarget="all-services" aria-expanded={isOpen}>
        {services}
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </button>
      <div
        ref={panel}
        id="all-services"
        popover="auto"
        className={classes.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <ul className={classes.tiles} aria-label={services}>
          {tiles.map(({ id, link, image, tint, title, description }) => (
            <li key={id}>
              <Link to={link} search={{}} className={classes.tile} onClick={() => panel.current?.hidePopover()}>
                <Picture src={image} alt="" tint={tint} className={classes.picture} />
                <span>
                  <span className={classes.title}>{title}</span>
                  <span className={classes.description}>{description}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
