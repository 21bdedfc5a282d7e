import { Text } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Article } from '@/data/article-schema'
import { ContentsBox } from '@/ui/layout/contents-box'

/** Brings a heading to the top and the focus to it, so that reading and tabbing go on from there. */
const openHeading = (id: string) => {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Opens the heading that the address names, once the text is there and whenever it names another. */
export const useOpenHeading = (isReady: boolean): void => {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (isReady && hash !== '') openHeading(hash)
  }, [isReady, hash])
}

/** Jumping to a heading is no step in the history: Back leads to where the article was opened from. */
export function Contents({ sections }: { sections: Article['sections'] }) {
  return (
    <ContentsBox label="In this article" title={<Text fw={700}>In this article</Text>}>
      {[...sections, { id: 'sources', title: 'Sources' }].map(({ id, title }) => (
        <li key={id}>
          <Link to="." hash={id} replace resetScroll={false} hashScrollIntoView={false} onClick={() => openHeading(id)}>
            {title}
          </Link>
        </li>
      ))}
    </ContentsBox>
  )
}
