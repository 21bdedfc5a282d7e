// Chunk: directory

import { useNavigate, useSearch } from '@tanstack/react-router'
import { type DirectoryId, directorySearch, type DirectorySearch } from '@/directory/rules/choices'
import { parseItemId } from '@/kit/rules/item-link'
import { DirectoryPage } from '@/directory/directory-page'
import { useBack } from '@/app/shell'
import { rate } from './rate'

/** Connects a directory to the URL. */
export function DirectoryScreen({ id }: { id: DirectoryId }) {
  const { category = 'all', q = '', item }: DirectorySearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (next: DirectorySearch) =>
    void navigate({
      to: '.',
      search: (previous) => directorySearch(id)({ ...previous, item: undefined, ...next }),
      replace: true,
      resetScroll: false,
    })
  return (
    <DirectoryPage
      key={id}
      id={id}
      category={category}
      query={q}
      item={parseItemId(item) ?? null}
      onCategory={(chosen) => change({ category: chosen })}
      onQuery={(query) => change({ q: query })}
      onBack={useBack()}
      rate={rate}
    />
  )
}
