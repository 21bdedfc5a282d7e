import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Results } from './results'
import { noteTyping } from './use-site-search'

type SearchDialogProps = {
  onClose: () => void
  /** Navigates to a path of the app. */
  onGo: (link: string) => void
}

/** The search input with its results. The query is the state of a child, so that a keystroke renders little. */
export function SearchDialog({ onClose, onGo }: SearchDialogProps) {
  const [[store, spotlight]] = useState(createSpotlight)
  useEffect(() => spotlight.open(), [spotlight])

  return (
    <Spotlight.Root
      store={store}
      onQueryChange={noteTyping}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight="min(26rem, 60dvh)"
      closeOnClickOutside
      lockScroll={false}
      // A backdrop blur is slow on a cheap phone.
      overlayProps={{ blur: 0, backgroundOpacity: 0.5 }}
      attributes={{ content: { 'aria-label': 'Search everything' } }}
    >
      <Spotlight.Search placeholder="Search everything..." leftSection={<IconSearch size={20} aria-hidden />} />
      <Spotlight.ActionsList>
        <Results store={store} onGo={onGo} />
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
