import type { Identity } from '@/kit/rules/ids'
import { ActionIcon, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconButterfly,
  IconCat,
  IconClock,
  IconDots,
  IconFeather,
  IconFish,
  IconGhost2,
  IconLeaf,
  IconMasksTheater,
  IconMoodWink,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, useMemo, useState, useSyncExternalStore } from 'react'
import { useSession } from '@/store/session/use-session'
import { readUnsentPhoto } from '@/store/sync/rows'
import { useAsync } from '@/store/use-async'
import { excerptOf, isShortPost, maskOf, postsAnHour } from '@/gossip/rules/posts'
import * as messages from '#words/gossip/gossip-page'
import { labelOf } from '@/kit/words/labelled'
import { reportReasonChoices } from '@/kit/words/report-reasons'
import { RichText } from '@/kit/layout/rich-text'
import { TallText } from '@/kit/layout/tall-text'
import { PhotoButton } from '@/kit/media/photo-button'
import { Picture } from '@/kit/media/picture'
import { ShareButton } from '@/kit/platform/share-button'
import type { FeedPost, Publication } from './feed'
import { LikeButton, LikeCount } from './like-button'
import classes from './post-card.module.css'

const masks = [
  IconMasksTheater,
  IconGhost2,
  IconCat,
  IconFish,
  IconButterfly,
  IconFeather,
  IconMoodWink,
  IconLeaf,
] as const

type PostCardProps = FeedPost & {
  identity: Identity
  /** Relative age as text, so that the memoized card re-renders only when the text changes. */
  age: string
  /** The number of likes that the server has refused; each resets the heart to the stored state. */
  refusals: number
  onLike: (post: string, liked: boolean) => Promise<boolean>
  onMenu: (post: string) => void
}

const menuIdOf = (post: string) => `post-menu-${post}`

export const PostCard = memo(function PostCard({ onLike, onMenu, ...post }: PostCardProps) {
  const { id, content, category, age, publication } = post
  const { mask, tint } = maskOf(id)
  const Mask = masks[mask] ?? IconMasksTheater
  const name = excerptOf(content)
  const isPublic = !isNoted(publication)
  const showsCount = publication === 'elsewhere' || (publication === 'public' && post.mine)
  return (
    <div className={classes.card} data-category={category}>
      <div className={classes.head}>
        <span className={classes.mask} data-tint={tint}>
          <Mask size={24} aria-hidden />
        </span>
        <div className={classes.who}>
          <Text fw={700} lh={1.2}>
            {messages.anonymous}
            {post.mine && <span className={classes.mine}>{messages.you}</span>}
          </Text>
          {/* Without the exact time, which would tell more than the words. */}
          <Text size="sm" c="var(--ink-soft)">
            {age}
          </Text>
        </div>
        <ActionIcon
          id={menuIdOf(id)}
          color="gray"
          aria-haspopup="dialog"
          aria-label={messages.moreOf({ post: name })}
          title={messages.more}
          onClick={() => onMenu(id)}
        >
          <IconDots size={22} aria-hidden />
        </ActionIcon>
      </div>
      <TallText text={content}>
        <p
          className={classes.content}
          data-short={isShortPost(content)}
          data-plain={post.image === null}
          data-tint={tint}
          data-field="content"
          dir="auto"
        >
          {content}
        </p>
      </TallText>
      <PostPicture id={id} image={post.image} publication={publication} identity={post.identity} category={category} />
      <SyncNote {...post} />
      <div className={classes.actions}>
        {showsCount && <LikeCount likes={post.likes} />}
        {publication === 'public' && !post.mine && (
          <LikeButton key={post.refusals} liked={post.liked} likes={post.likes} onLike={(liked) => onLike(id, liked)} />
        )}
        {isPublic && <ShareButton title={name} url={`/tum-gossip?item=${id}`} className={classes.share} />}
      </div>
    </div>
  )
})

type PostPictureProps = Pick<PostCardProps, 'id' | 'image' | 'publication' | 'identity' | 'category'>

function PostPicture({ id, image, publication, identity, category }: PostPictureProps) {
  const src = usePostPicture(identity, id, image, !isNoted(publication))
  if (image === null) return null
  // A photo that is on another phone cannot be opened.
  const Shown = src === null ? Picture : PhotoButton
  return (
    <Shown
      large
      src={src}
      alt={messages.picture}
      tint={category === 'love' ? 'coral' : 'mango'}
      className={classes.picture}
    />
  )
}

type PhotoBytes = { readonly bytes: ArrayBuffer; readonly type: string }

/** An external store for an object URL: created on subscribe, revoked on unsubscribe. */
const objectUrlStore = (photo: PhotoBytes | null) => {
  let url: string | null = null
  return {
    read: () => url,
    subscribe(onChange: () => void) {
      if (!photo) return () => {}
      const created = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }))
      url = created
      onChange()
      return () => URL.revokeObjectURL(created)
    },
  }
}

/** An object URL of the photo; null without a photo. */
export const useBytesUrl = (photo: PhotoBytes | null): string | null => {
  const { subscribe, read } = useMemo(() => objectUrlStore(photo), [photo])
  return useSyncExternalStore(subscribe, read, read)
}

/** The URL of a post's picture: on the server once the post is public, until then from this phone. */
const usePostPicture = (identity: Identity, post: string, image: string | null, isPublic: boolean): string | null => {
  const [stored, setStored] = useState<PhotoBytes | null>(null)
  const isLocal = image !== null && !isPublic
  useAsync(
    async (signal) => {
      if (!isLocal) return
      const photo = await readUnsentPhoto(identity, 'gossip_submissions', post)
      if (!signal.aborted) setStored(photo)
    },
    [identity, post, isLocal],
    'gossip',
  )
  const local = useBytesUrl(stored)
  // A local picture stays in use after publication, which saves a download.
  return local ?? (isLocal ? null : image)
}

const waitingText = (postponed: boolean, sessionExpired: boolean): string => {
  if (sessionExpired) return messages.waitingForLogin
  return postponed ? messages.waitingForTurn({ limit: String(postsAnHour) }) : messages.waiting
}

type Noted = Exclude<Publication, 'public' | 'elsewhere' | 'published'>

const isNoted = (publication: Publication): publication is Noted =>
  publication === 'removed' || publication in publicationTexts

const publicationTexts: Readonly<Record<Exclude<Noted, 'removed'>, string>> = {
  held: messages.held,
  soon: messages.seenSoon,
  morning: messages.seenInTheMorning,
  in_review: messages.inReview,
}

const removedText = (reason: string | null): string => {
  if (reason === null) return messages.removed
  return messages.removedFor({ reason: reason === 'contact' ? messages.contact : labelOf(reportReasonChoices, reason) })
}

const why = (text: string) => (
  <Link to="/profile" search={() => ({ view: 'unsent' as const })} className={classes.noteLink}>
    {text}
  </Link>
)

/** The status of the user's own post while others cannot read it. */
function SyncNote({
  syncStatus,
  publication,
  removedFor,
  postponed,
}: Pick<FeedPost, 'syncStatus' | 'publication' | 'removedFor' | 'postponed'>) {
  const session = useSession()
  if (syncStatus === 'sent') {
    return isNoted(publication) ? (
      <p className={classes.note}>
        <IconClock size={20} aria-hidden />
        {publication === 'removed' ? removedText(removedFor) : publicationTexts[publication]}
      </p>
    ) : null
  }
  if (syncStatus === 'waiting') {
    return (
      <p className={classes.note}>
        <IconClock size={20} aria-hidden />
        {waitingText(postponed, session.status === 'in' && session.sessionExpired)}
      </p>
    )
  }
  return (
    <p className={classes.note} data-tone="attention">
      <IconAlertTriangle size={20} aria-hidden />
      <span>
        <RichText parts={messages.notAccepted({ why })} />
      </span>
    </p>
  )
}
