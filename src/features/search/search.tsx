import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/ui/platform/lazy-part'

const SearchDialog = lazyPart(() => import('./search-dialog').then((loaded) => loaded.SearchDialog))

/** The button of the app-wide search, with Ctrl or Cmd + K. The code and the index load when the dialog opens. */
export function Search() {
  const { history } = useRouter()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <ActionIcon
        color="gray"
        c="var(--ink)"
        aria-label="Search everything"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search everything (Ctrl + K)"
        onClick={() => setOpen(true)}
      >
        <IconSearch size={24} />
      </ActionIcon>
      {open && (
        <Suspense>
          <SearchDialog
            onClose={() => setOpen(false)}
            onGo={(link) => {
              setOpen(false)
              history.push(link)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
