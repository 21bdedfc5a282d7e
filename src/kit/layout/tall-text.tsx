import { Button } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { isTallText } from '@/kit/rules/tall-text'
import { showMore } from '#words/kit/tall-text'
import classes from './tall-text.module.css'

/**
 * A text that people wrote. If it may fill more than a screen, its beginning.
 * @param children the element with the text
 */
export function TallText({ text, children }: { text: string; children: ReactNode }) {
  const [isWhole, setWhole] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  if (!isTallText(text)) return children
  const show = () => {
    setWhole(true)
    // The button is gone: who uses the keyboard goes on from here.
    box.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={box} tabIndex={-1} className={isWhole ? '' : classes.cut}>
      {children}
      {!isWhole && (
        <Button variant="subtle" px="xs" onClick={show}>
          {showMore}
        </Button>
      )}
    </div>
  )
}
