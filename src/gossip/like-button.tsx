import { UnstyledButton } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import * as messages from '#words/gossip/gossip-page'
import { hidden, RichText } from '@/kit/layout/rich-text'
import classes from './post-card.module.css'

type LikeButtonProps = {
  liked: boolean
  likes: number
  /** Resolves to true once the like is in the outbox, to false if it is not allowed or cannot be stored. */
  onLike: (liked: boolean) => Promise<boolean>
}

const counted = (text: string) => <span data-field="likes">{text}</span>

/**
 * The likes of the user's own post. Authors cannot like their own posts, because the timing could reveal who wrote
 * them.
 */
export function LikeCount({ likes }: Pick<LikeButtonProps, 'likes'>) {
  return (
    <span className={classes.like}>
      <IconHeart size={24} className={classes.heart} aria-hidden />
      <RichText parts={messages.likeCount({ count: String(likes), likes, hidden })} />
    </span>
  )
}

/** A heart that changes at once; the stored state follows. */
export function LikeButton({ liked, likes, onLike }: LikeButtonProps) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [touched, setTouched] = useState(false)
  const inFlight = useRef(0)
  const latest = useRef(liked)
  const shown = pressed ?? liked

  useEffect(() => {
    latest.current = liked
    // The stored state has caught up with the last press.
    if (inFlight.current === 0) setPressed((current) => (current === liked ? null : current))
  }, [liked])

  const press = async () => {
    const next = !shown
    setPressed(next)
    setTouched(true)
    inFlight.current += 1
    const isStored = await onLike(next)
    inFlight.current -= 1
    if (!isStored) setPressed(null)
    else if (inFlight.current === 0) setPressed((current) => (current === latest.current ? null : current))
  }

  const count = likes + Number(shown) - Number(liked)
  const Heart = shown ? IconHeartFilled : IconHeart
  return (
    <UnstyledButton
      className={classes.like}
      aria-pressed={shown}
      data-pops={touched && shown}
      onClick={() => void press()}
    >
      <Heart size={24} className={classes.heart} aria-hidden />
      <RichText parts={messages.likeButton({ count: String(count), likes: count, hidden, shown: counted })} />
    </UnstyledButton>
  )
}
