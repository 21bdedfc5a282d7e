import { Text } from '@mantine/core'
import {
  IconChevronRight,
  IconHeart,
  IconMapPin,
  IconMessage,
  IconReceipt,
  IconTag,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link, linkOptions, type LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '@/store/session/session-state'
import * as messages from '#words/account/profile/profile-page'
import classes from './profile.module.css'
import { useOwnPosts } from './queries'

/** Links to the user's orders, listings and posts. `user` is null when signed out. */
export function Yours({ user, deliveryPlaces }: { user: User | null; deliveryPlaces: ReactNode }) {
  return (
    <section className={classes.card} aria-label={messages.yours}>
      <ScreenLink
        icon={IconReceipt}
        label={messages.yourOrders}
        to={linkOptions({ to: '/cart', search: { view: 'orders' } })}
      />
      {user && (
        <ScreenLink
          icon={IconTag}
          label={messages.yourListings}
          to={linkOptions({ to: '/marketplace', search: { tab: 'mine' } })}
        />
      )}
      {user && <OwnPosts user={user} />}
      <ScreenLink
        icon={IconHeart}
        label={messages.saved}
        to={linkOptions({ to: '/marketplace', search: { saved: true } })}
      />
      <Fold icon={IconMapPin} label={messages.placesForDeliveries}>
        {deliveryPlaces}
      </Fold>
    </section>
  )
}

/** A link to a screen. */
function ScreenLink({ icon: Icon, label, to }: { icon: TablerIcon; label: string; to: LinkOptions }) {
  return (
    <Link {...to} className={classes.row}>
      <Icon size={22} aria-hidden />
      <span className={classes.names}>{label}</span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  )
}

/** A section that opens in place. It looks like the links around it. */
function Fold({ icon: Icon, label, children }: { icon: TablerIcon; label: string; children: ReactNode }) {
  return (
    <details className={classes.fold}>
      <summary className={classes.row}>
        <Icon size={22} aria-hidden />
        <span className={classes.names}>{label}</span>
        <IconChevronRight size={20} aria-hidden />
      </summary>
      {children}
    </details>
  )
}

/** The user's own posts, folded, so that nobody who looks at the screen learns the author of an anonymous post. */
function OwnPosts({ user }: { user: User }) {
  const own = useOwnPosts(user.id)
  if (!own || own.posts.length === 0) return null
  const { posts, likes } = own
  return (
    <Fold icon={IconMessage} label={messages.yourPosts({ count: String(posts.length) })}>
      {likes > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {messages.yourLikes({ likes })}
        </Text>
      )}
      <ul className={classes.posts}>
        {posts.map(({ row }) => (
          <li key={row.id}>
            <Link to="/tum-gossip" search={{ item: row.id }} className={classes.row}>
              <span className={classes.post}>{row.content}</span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
