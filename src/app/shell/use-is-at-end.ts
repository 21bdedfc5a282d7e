import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * True if the page is scrolled to its end, so far that the bar lies below all content.
 * @returns also the ref of an element without height that stands after the content
 */
export const useIsAtEnd = (): readonly [end: RefObject<HTMLDivElement | null>, isAtEnd: boolean] => {
  const end = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    // The end of a page has room for the bar (`--page-end` in src/app/styles.css).
    const observer = new IntersectionObserver((entries) => setAtEnd(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '0px 0px -17%',
    })
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return [end, isAtEnd]
}
