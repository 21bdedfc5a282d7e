import { UnstyledButton } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import classes from './post-card.module.css'

type LikeButtonProps = {
  liked: boolean
  likes: number
  /** Answers when the wish is kept; false when it may not be, or could not. */
  onLike: (liked: boolean) => Promise<boolean>
}

/** For one's own post, which one does not like: a like beside what one does under one's own name would tell whose it is. */
export function LikeCount({ likes }: Pick<LikeButtonProps, 'likes'>) {
  return (
    <span className={classes.like}>
      <IconHeart size={24} className={classes.heart} aria-hidden />
      {likes}
      <span className="visually-hidden">{likes === 1 ? ' like' : ' likes'}</span>
    </span>
  )
}

/** Turns at the touch; what is kept on the phone follows a moment later. */
export function LikeButton({ liked, likes, onLike }: LikeButtonProps) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [touched, setTouched] = useState(false)
  const underWay = useRef(0)
  const latest = useRef(liked)
  const shown = pressed ?? liked

  useEffect(() => {
    latest.current = liked
    // What is kept has caught up with the finger.
    if (underWay.current === 0) setPressed((current) => (current === liked ? null : current))
  }, [liked])

  const press = async () => {
    const next = !shown
    setPressed(next)
    setTouched(true)
    underWay.current += 1
    const kept = await onLike(next)
    underWay.current -= 1
    if (!kept) setPressed(null)
    else if (underWay.current === 0) setPressed((current) => (current === latest.current ? null : current))
  }

  const count = likes + Number(shown) - Number(liked)
  const Heart = shown ? IconHeartFilled : IconHeart
  return (
    <UnstyledButton className={classes.like} aria-pressed={shown} data-pops={touched && shown} onClick={() => void press()}>
      <Heart size={24} className={classes.heart} aria-hidden />
      <span className="visually-hidden">Like, </span>
      {count}
      <span className="visually-hidden">{count === 1 ? ' like' : ' likes'}</span>
    </UnstyledButton>
  )
}
