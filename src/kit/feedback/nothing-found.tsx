import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import * as messages from '#words/kit/nothing-found'
import { openSearch } from '../platform/search-request'
import { EmptyState } from './empty-state'

type NothingFoundProps = {
  text: string
  /** What was searched for; blank without a search. */
  query: string
  image?: string
  /** Takes back the search and the choices; undefined where nothing is chosen. */
  onClear?: (() => void) | undefined
  children?: ReactNode
}

/** In place of a list where nothing fits: on from here, everything is shown again or the whole app is searched. */
export function NothingFound({
  text,
  query,
  image = '/pictures/campus.svg#empty-search',
  onClear,
  children,
}: NothingFoundProps) {
  const words = query.trim()
  return (
    <EmptyState image={image} text={text}>
      {words !== '' && (
        <Button variant="light" leftSection={<IconSearch size={20} aria-hidden />} onClick={() => openSearch(words)}>
          {messages.searchEverything({ words })}
        </Button>
      )}
      {onClear && (
        <Button variant="default" onClick={onClear}>
          {messages.clear}
        </Button>
      )}
      {children}
    </EmptyState>
  )
}
