import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import * as messages from '#words/app/search/search-button'
import { lazyPart } from '@/kit/platform/lazy-part'
import { closeSearch, openSearch, searchRequest } from '@/kit/platform/search-request'
import classes from './search.module.css'

const SearchDialog = lazyPart(() => import('./search-dialog').then((loaded) => loaded.SearchDialog))

/** The button of the app-wide search, with Ctrl or Cmd + K. The code and the data load when the dialog opens. */
export function Search() {
  const { history } = useRouter()
  const words = useStore(searchRequest, (request) => request.words)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      openSearch()
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
      closeSearch()
    }
  }, [])

  return (
    <>
      <ActionIcon
        className={classes.button}
        color="gray"
        c="var(--ink)"
        aria-label={messages.searchEverything}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => openSearch()}
      >
        <IconSearch size={24} />
      </ActionIcon>
      {words !== null && (
        <Suspense>
          <SearchDialog
            words={words}
            onClose={closeSearch}
            onGo={(link) => {
              closeSearch()
              if (link.startsWith('tel:')) window.location.assign(link)
              else history.push(link)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
