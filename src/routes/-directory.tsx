import { lazyRouteComponent, useNavigate, useSearch } from '@tanstack/react-router'
import { choiceOf } from '@/domain/choice'
import { directories, type DirectoryId } from '@/domain/directories/registry'
import { useBack } from './-use-back'

const DirectoryPage = lazyRouteComponent(() => import('@/features/directory/directory-page'), 'DirectoryPage')

type DirectorySearch = { category?: string | undefined; q?: string | undefined }

/**
 * What a directory keeps in the URL. A value that makes no sense falls away: it is overwritten, because the router
 * lays what a validator answers over what the address said.
 */
export const directorySearch =
  (id: DirectoryId) =>
  ({ category, q }: Record<string, unknown>): DirectorySearch => {
    const chip: string = choiceOf(directories[id].categories, category)
    return {
      category: chip === 'all' ? undefined : chip,
      q: typeof q === 'string' && q !== '' ? q : undefined,
    }
  }

/** Joins a directory to the URL. */
export function DirectoryScreen({ id }: { id: DirectoryId }) {
  const { category = 'all', q = '' }: DirectorySearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (next: DirectorySearch) =>
    void navigate({ to: '.', search: directorySearch(id)({ category, q, ...next }), replace: true, resetScroll: false })
  return (
    <DirectoryPage
      key={id}
      id={id}
      category={category}
      query={q}
      onCategory={(chosen) => change({ category: chosen })}
      onQuery={(words) => change({ q: words })}
      onBack={useBack()}
    />
  )
}
