import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import * as v from 'valibot'
import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { changeValue, readValue } from '@/store/key-values'
import { useSavedNames, type SavedNames } from '@/store/saved-names'
import { useIdentity } from '@/store/session/use-session'
import { reportAs } from '@/store/error-log/error-log'
import type { Listing } from '@/market/rules/listing'
import type { Identity } from '@/kit/rules/ids'
import * as messages from '#words/market/market-page'
import classes from './market.module.css'

const nothing: ReadonlySet<string> = new Set()

const likedKey = 'liked-items'
const likedSchema = v.fallback(v.array(v.string()), [])

/** The ids of the listings that the user likes, undefined while they are read. They are stored on this phone only. */
export const useLiked = (): ReadonlySet<string> | undefined => {
  const identity = useIdentity()
  const stored = useLiveQuery(
    async () => (identity === undefined ? undefined : { ids: await readValue(identity, likedKey) }),
    [identity],
  )
  return useMemo(() => stored && new Set(v.parse(likedSchema, stored.ids)), [stored])
}

const change = (identity: Identity, changeIds: (liked: readonly string[]) => readonly string[]): Promise<void> =>
  changeValue(identity, likedKey, (stored) => changeIds(v.parse(likedSchema, stored)))

/** The names of the liked listings, as last shown on this phone. */
export const useLikedNames = (liked: ReadonlySet<string> | undefined, listings: readonly Listing[]): SavedNames => {
  const named = useMemo(() => listings.map(({ id, title }) => ({ id, name: title })), [listings])
  return useSavedNames(likedKey, useIdentity(), liked ?? nothing, named)
}

/** Likes a listing, or removes the like. */
const toggleLiked = (identity: Identity, item: string): Promise<void> =>
  change(identity, (liked) => (liked.includes(item) ? liked.filter((id) => id !== item) : [...liked, item]))

export const forgetLiked = (identity: Identity, items: readonly string[]): Promise<void> =>
  change(identity, (liked) => liked.filter((id) => !items.includes(id)))

/** The heart that saves a listing, or removes it from the saved ones. */
export function LikeButton({ listing: { id, title }, liked }: { listing: Listing; liked: boolean }) {
  const identity = useIdentity()
  return (
    <ActionIcon
      variant="default"
      aria-label={messages.like({ title })}
      aria-pressed={liked}
      className={classes.like}
      // The heart shows what is stored, so it stays as it was when storage fails.
      onClick={() => identity !== undefined && toggleLiked(identity, id).catch(reportAs('market'))}
    >
      {liked ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} aria-hidden />}
    </ActionIcon>
  )
}
