// Chunk: search

import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { searchEverything } from '#words/app/search/search-button'
import { useCloseOnBack } from '@/kit/overlay/close-on-back'
import { Results } from './results'
import { noteTyping } from './use-site-search'
import { Text } from '@mantine/core'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import * as messages from '#words/app/search/search-dialog'
import classes from './search-dialog.module.css'

type SearchDialogProps = {
  /** The first query. */
  words: string
  onClose: () => void
  /** Navigates to a path of the app. */
  onGo: (link: string) => void
}

/** The search input with its results. The query is the state of a child, so that a keystroke renders little. */
export function SearchDialog({ words, onClose, onGo }: SearchDialogProps) {
  const [[store, spotlight]] = useState(createSpotlight)
  useCloseOnBack(onClose)
  useEffect(() => {
    if (words !== '') store.setState({ ...store.getState(), query: words })
    noteTyping()
    spotlight.open()
  }, [spotlight, store, words])

  return (
    <Spotlight.Root
      store={store}
      onQueryChange={noteTyping}
      onSpotlightClose={onClose}
      shortcut={null}
      closeOnEscape={false}
      scrollable
      maxHeight="min(30rem, 66dvh)"
      closeOnClickOutside
      lockScroll={false}
      // A backdrop blur is slow on a cheap phone.
      overlayProps={{ blur: 0, backgroundOpacity: 0.5 }}
      attributes={{ content: { 'aria-label': searchEverything } }}
    >
      <Spotlight.Search placeholder={messages.placeholder} leftSection={<IconSearch size={20} aria-hidden />} />
      <Spotlight.ActionsList>
        <Results store={store} onGo={onGo} />
        <PhoneNote />
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Tells that the search looks on this phone alone: nothing is asked of the server. */
function PhoneNote() {
  const offline = useStore(connectivity, isOffline)
  return (
    <Text size="xs" className={classes.note}>
      {offline ? messages.offline : messages.onPhone}
    </Text>
  )
}
