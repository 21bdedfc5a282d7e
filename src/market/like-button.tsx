import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { reportAs } from '@/store/error-log/error-log'
import { useIdentity } from '@/store/session/use-session'
import type { Listing } from '@/market/rules/listing'
import * as messages from '#words/market/market-page'
import { toggleLiked } from './liked'
import classes from './market.module.css'

/** Keeps a listing among the saved ones. */
export function LikeButton({ listing: { id, title }, liked }: { listing: Listing; liked: boolean }) {
  const identity = useIdentity()
  return (
    <ActionIcon
      variant="default"
      aria-label={messages.like({ title })}
      aria-pressed={liked}
      className={classes.like}
      // When storage fails the heart stays as it was, because it shows what is stored.
      onClick={() => identity !== undefined && toggleLiked(identity, id).catch(reportAs('market'))}
    >
      {liked ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} aria-hidden />}
    </ActionIcon>
  )
}
