import { Text, UnstyledButton } from '@mantine/core'
import {
  IconBook2,
  IconBooks,
  IconCreditCard,
  IconHeartbeat,
  IconSchool,
  IconUsers,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { requestPull } from '@/store/sync/status'
import { checkedAtOf } from '@/store/checked-at'
import { deviceDb } from '@/store/db'
import type { QueryState } from '@/store/query-state'
import { usePulledQuery } from '@/store/use-stored-query'
import { specialLinksOf, type LinkIcon, type SpecialLink } from '@/campus/rules/links-and-events'
import * as messages from '#words/campus/university/university-page'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useSavedNote } from '@/kit/feedback/saved-note'
import { CardList } from './card-list'
import classes from './university.module.css'

const WebView = lazyPart(() => import('@/kit/overlay/web-view').then((loaded) => loaded.WebView))

const icons: Record<LinkIcon, TablerIcon> = {
  GraduationCap: IconSchool,
  Users: IconUsers,
  CreditCard: IconCreditCard,
  BookOpen: IconBook2,
  Library: IconBooks,
  HeartPulse: IconHeartbeat,
  other: IconWorld,
}

type SpecialLinkListProps = {
  /** The id of the open link, from the URL. An unknown id opens nothing. */
  open: string | null
  onOpen: (id: string) => void
  onClose: () => void
}

export function SpecialLinkList({ open, onOpen, onClose }: SpecialLinkListProps) {
  const result = useSpecialLinks()
  const offline = useStore(connectivity, isOffline)
  const links = result.state === 'ready' ? result.links : null
  const opened = links?.find(({ id }) => id === open)
  useReturnFocus(opened?.id)
  useSavedNote(result.state === 'ready' ? result.checkedAt : null)
  return (
    <>
      <CardList
        label={messages.specialLinks}
        items={links}
        problem={result.state === 'failed' ? result.problem : null}
        retry={() => requestPull(['university_links'])}
        loadingText={messages.loadingLinks}
        emptyText={messages.noLinks}
        emptyImage="/pictures/campus.svg#uni-website"
        cardClass={classes.linkCard}
      >
        {({ id, name, description, icon }) => {
          const Icon = icons[icon]
          return (
            <UnstyledButton id={buttonIdOf(id)} className={classes.link} onClick={() => onOpen(id)}>
              <span className={classes.icon}>
                <Icon size={26} aria-hidden />
              </span>
              <span className={classes.words}>
                <Text component="span" size="lg" fw={700}>
                  {name}
                </Text>
                <Text component="span" size="sm" c="var(--ink-soft)">
                  {description}
                </Text>
              </span>
            </UnstyledButton>
          )
        }}
      </CardList>
      {opened && (
        <Suspense>
          <WebView isStep title={opened.name} url={opened.url} offline={offline} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}

const buttonIdOf = (id: string) => `special-link-${id}`

/** Returns the focus to the link's button when it is closed, whether by its button, Escape or Back. */
const useReturnFocus = (id: string | undefined) =>
  useEffect(() => {
    if (id === undefined) return
    return () => document.getElementById(buttonIdOf(id))?.focus()
  }, [id])

type SpecialLinks = { readonly links: readonly SpecialLink[]; readonly checkedAt: string | null | undefined }

const readSpecialLinks = async (): Promise<SpecialLinks> => {
  const db = deviceDb()
  const rows = await db.replica('university_links').orderBy('created_at').toArray()
  const freshness = await db.freshness.get('university_links')
  return { links: rows.flatMap(specialLinksOf), checkedAt: checkedAtOf(freshness) }
}

/** The special links, oldest first. */
const useSpecialLinks = (): QueryState<SpecialLinks> =>
  usePulledQuery(readSpecialLinks, [], ({ links }) => links.length === 0)
