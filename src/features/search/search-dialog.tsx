import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/spotlight/styles.layer.css'
import { Badge, Text } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { deviceDb } from '@/data/db'
import { emptyIndex, searchSite, type SiteIndex } from '@/domain/site-search'
import classes from './search-dialog.module.css'
import { searchDocuments } from './documents'

const shownHits = 12
/** Documents indexed between two breaths of the page. */
const chunkSize = 100

type SearchDialogProps = {
  onClose: () => void
  /** Goes to an address of the app. */
  onGo: (link: string) => void
}

/** Finds anything that is on this phone, online or not. Built anew each time it opens: the copies may have moved. */
export function SearchDialog({ onClose, onGo }: SearchDialogProps) {
  const [[store, spotlight]] = useState(createSpotlight)
  const [index, setIndex] = useState<SiteIndex | null>(null)
  const [query, setQuery] = useState('')
  const words = useDeferredValue(query)
  const hits = index ? searchSite(index, words, shownHits) : []

  useEffect(() => spotlight.open(), [spotlight])
  useEffect(() => {
    let gone = false
    const fresh = emptyIndex()
    void searchDocuments(deviceDb())
      .then((documents) => fresh.addAllAsync(documents, { chunkSize }))
      .then(() => !gone && setIndex(fresh))
    return () => {
      gone = true
    }
  }, [])

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight="min(26rem, 60dvh)"
      closeOnClickOutside
      lockScroll={false}
      // A blur behind the box is dear to draw on a cheap phone.
      overlayProps={{ blur: 0, backgroundOpacity: 0.5 }}
      aria-label="Search everything"
    >
      <Spotlight.Search placeholder="Search everything..." leftSection={<IconSearch size={20} aria-hidden />} />
      <Spotlight.ActionsList>
        {hits.map((hit) => (
          <Spotlight.Action key={hit.id} onClick={() => onGo(hit.link)} className={classes.hit ?? ''}>
            <Text component="span" fw={600} className={classes.title ?? ''}>
              {hit.title}
            </Text>
            <Badge variant="light">{hit.kind}</Badge>
          </Spotlight.Action>
        ))}
        {query.trim() !== '' && index && hits.length === 0 && <Spotlight.Empty>Nothing found for “{query}”.</Spotlight.Empty>}
        {query.trim() === '' && (
          <Spotlight.Empty>Type what you need: tomatoes, gas, a room, sukari, a portal…</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
