import { Text } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Article } from '@/store/article-schema'
import * as messages from '#words/education/article'
import { ContentsBox } from '@/kit/layout/contents-box'

/** Scrolls to a heading and focuses it, so that Tab continues from there. */
const openHeading = (id: string) => {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Opens the heading in the URL's hash once the article has loaded, and whenever the hash changes. */
export const useOpenHeading = (isReady: boolean): void => {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (isReady && hash !== '') openHeading(hash)
  }, [isReady, hash])
}

/** Links replace the history entry, so that Back leaves the article. */
export function Contents({ sections }: { sections: Article['sections'] }) {
  return (
    <ContentsBox label={messages.contents} title={<Text fw={700}>{messages.contents}</Text>}>
      {[...sections, { id: 'sources', title: messages.sources }].map(({ id, title }) => (
        <li key={id}>
          <Link
            to="."
            hash={id}
            activeOptions={{ includeHash: true }}
            replace
            resetScroll={false}
            hashScrollIntoView={false}
            onClick={() => openHeading(id)}
          >
            {title}
          </Link>
        </li>
      ))}
    </ContentsBox>
  )
}
