import { useEffect, useState } from 'react'

const hideAfterPx = 100

/**
 * True while scrolling down past 100 px; false again when scrolling up.
 * @param news shown whenever it changes
 */
export const useHideOnScroll = (news: number): boolean => {
  const [hidden, setHidden] = useState(false)
  const [shown, setShown] = useState(news)
  if (news !== shown) {
    setShown(news)
    setHidden(false)
  }
  useEffect(() => {
    // Not read before the first scroll, because that would force a layout of the whole new screen.
    let last: number | undefined
    const onScroll = () => {
      const now = window.scrollY
      if (last !== undefined && now !== last) setHidden(now > last && now > hideAfterPx)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return hidden
}
